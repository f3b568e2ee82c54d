// Loaded by `--require` into each process whose memory is followed. V8 lets garbage lie while there is room, so the memory
// of a process with hardly anything to do grows for hours without anything being kept. After a full collection what is
// left is what the process holds on to, on its heap and outside.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

// Twice in each minute of which the lowest value is taken (memory.ts).
const EVERY_MS = 25_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
setInterval(() => collect(), EVERY_MS).unref();
