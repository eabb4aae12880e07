// The settings of the table can be set on this page too.
import { start } from "./settings.js";

start();
