// One socket to the table. Orders carry a key and wait in a queue until they are acknowledged: a line that breaks
// loses nothing, and an order that arrives twice counts once.
const BEAT = 20_000, DEAD = 50_000, LONGEST = 8_000;
const FINAL = new Set([4400, 4401, 4403, 4404]);

export class Line {
  /** `address(tag)` gives the socket's address; `on` has view, table, net, refused, bye. */
  constructor(address, tag, on) {
    this.address = address;
    this.tag = tag;
    this.on = on;
    this.queue = new Map();
    this.tries = 0;
    this.heard = 0;
    this.socket = null;
    this.timer = 0;
    this.ended = false;
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.drop());
    addEventListener("pageshow", event => event.persisted && this.again());
    document.addEventListener("visibilitychange", () => document.hidden || this.again());
    setInterval(() => this.beat(), BEAT);
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.timer);
    if (this.ended || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const socket = (this.socket = new WebSocket(this.address(this.tag)));
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.on.net(true);
      for (const message of this.queue.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = event => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.take(JSON.parse(event.data));
    };
    socket.onclose = event => {
      if (socket !== this.socket) return;
      this.socket = null;
      this.on.net(false);
      if (FINAL.has(event.code)) {
        this.ended = true;
        this.on.bye(event.reason);
      } else this.later();
    };
  }

  /** Try again after a while that grows, with a little chance in it so that not everybody comes back at once. */
  later() {
    clearTimeout(this.timer);
    if (this.ended || !navigator.onLine) return;
    const wait = Math.min(LONGEST, 250 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** The page is looked at again, or the network is back. */
  again() {
    if (this.open && Date.now() - this.heard < DEAD) return this.post({ t: "ping" });
    this.tries = 0;
    if (this.open) this.drop();
    this.connect();
  }

  drop() {
    const socket = this.socket;
    if (!socket) return this.on.net(false);
    this.socket = null;
    socket.onclose = null;
    socket.close();
    this.on.net(false);
    this.later();
  }

  beat() {
    if (document.hidden || !this.open) return;
    if (Date.now() - this.heard > DEAD) return this.drop();
    this.post({ t: "ping" });
  }

  post(message) {
    if (this.open) this.socket.send(JSON.stringify(message));
  }

  /** Send an order and keep it until it is answered; says its key. */
  order(message) {
    const key = crypto.randomUUID?.() ?? String(Date.now()) + Math.random().toString(36).slice(2);
    const whole = { ...message, key };
    this.queue.set(key, whole);
    if (this.open) this.socket.send(JSON.stringify(whole));
    else this.again();
    return key;
  }

  take(message) {
    if (message.t === "view") {
      this.tag = message.tag;
      this.on.view(message);
    } else if (message.t === "ack") {
      const order = this.queue.get(message.key);
      this.queue.delete(message.key);
      if (order) this.on.acked(order, message);
    } else if (message.t === "table") this.on.table(message);
    else if (message.t === "bye") this.why = message.error?.text || message.why;
  }
}
