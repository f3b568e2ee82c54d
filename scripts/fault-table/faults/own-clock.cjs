// Required by a process whose clock a test moves: what reads the time by Date is off by as many seconds as OWN_CLOCK_FILE
// says. What it starts, and what timers run by, have the computer's.
const { readFileSync } = require('node:fs');

const file = process.env.OWN_CLOCK_FILE;
delete process.env.NODE_OPTIONS;
let offsetMs = 0;
const look = () => {
  offsetMs = Number(readFileSync(file, 'utf8')) * 1_000;
};
look();
setInterval(look, 500).unref();

const Computer = Date;
const now = () => Computer.now() + offsetMs;
globalThis.Date = new Proxy(Computer, {
  construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
  apply: () => new Computer(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
