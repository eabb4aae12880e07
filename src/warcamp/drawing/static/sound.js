// Sounds made on the spot from a few tones and a little noise; silent unless the reader turns them on.
const root = document.documentElement;
let context = null;

// [kind, frequency, seconds, loudness, delay]
const SOUNDS = {
  move: [["noise", 900, 0.09, 0.12, 0]],
  card: [["noise", 2600, 0.07, 0.1, 0]],
  dice: [["noise", 1800, 0.05, 0.2, 0], ["noise", 1500, 0.05, 0.18, 0.09], ["noise", 1300, 0.07, 0.14, 0.2]],
  hit: [["noise", 300, 0.16, 0.35, 0], ["triangle", 90, 0.2, 0.3, 0]],
  slain: [["sawtooth", 160, 0.3, 0.12, 0], ["triangle", 70, 0.4, 0.25, 0.05]],
  gold: [["sine", 1568, 0.14, 0.12, 0], ["sine", 2093, 0.22, 0.1, 0.07]],
  crystal: [["sine", 1175, 0.2, 0.1, 0], ["sine", 1760, 0.3, 0.08, 0.06]],
  horn: [["sawtooth", 196, 0.35, 0.1, 0], ["sawtooth", 294, 0.6, 0.1, 0.28]],
  turn: [["sine", 587, 0.14, 0.14, 0], ["sine", 880, 0.25, 0.12, 0.11]],
  chat: [["sine", 740, 0.08, 0.08, 0]],
  win: [["triangle", 523, 0.2, 0.15, 0], ["triangle", 659, 0.2, 0.15, 0.16], ["triangle", 784, 0.5, 0.16, 0.32]],
  lose: [["triangle", 392, 0.25, 0.14, 0], ["triangle", 311, 0.5, 0.14, 0.22]],
};

export function play(name) {
  if (root.dataset.sound !== "on" || !SOUNDS[name]) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const [kind, frequency, seconds, loud, delay] of SOUNDS[name]) tone(kind, frequency, seconds, loud, context.currentTime + delay);
}

function tone(kind, frequency, seconds, loud, at) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  const source = kind === "noise" ? noise(frequency, gain, seconds) : oscillator(kind, frequency, gain);
  source.start(at);
  source.stop(at + seconds + 0.02);
}

function oscillator(kind, frequency, to) {
  const node = context.createOscillator();
  node.type = kind;
  node.frequency.value = frequency;
  node.connect(to);
  return node;
}

function noise(frequency, to, seconds) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const node = context.createBufferSource(), filter = context.createBiquadFilter();
  node.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  node.connect(filter).connect(to);
  return node;
}
