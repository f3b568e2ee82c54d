#!/usr/bin/env node
// Stands for npm where a page's long blocks are followed. `npm start` stays in the foreground for a reader: here it goes
// to the background once it has said how to end it, and long.ts ends it. `npm test` is what CI runs. All else is npm's.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const { STAND_IN_NPM, STAND_IN_STATE, PATH = '' } = process.env;
const [command, ...args] = process.argv.slice(2);
// What npm starts finds npm itself.
const own = path.dirname(process.argv[1]);
const env = {
  ...process.env,
  PATH: PATH.split(path.delimiter)
    .filter((each) => each !== own)
    .join(path.delimiter),
};
const state = (name) => path.join(STAND_IN_STATE, name);
const fail = (why) => {
  console.error(`npm: ${why}`);
  process.exit(1);
};

async function start() {
  if (existsSync(state('start.pid'))) fail('the product runs already, or was not ended');
  writeFileSync(state('start.log'), '');
  // Signals go to the whole group, as those of a terminal. It has ended when the last that writes has.
  const line = `trap : INT
    "$0" start "\${@:2}" 2>&1 | (trap '' INT; exec cat >"$1/start.log")
    touch "$1/start.ended"`;
  const options = { detached: true, stdio: 'ignore', env };
  const child = spawn('bash', ['-c', line, STAND_IN_NPM, STAND_IN_STATE, ...args], options);
  writeFileSync(state('start.pid'), String(child.pid));
  child.unref();
  const said = () => readFileSync(state('start.log'), 'utf8');
  while (!said().includes('Ctrl-C')) {
    if (existsSync(state('start.ended'))) fail(`start ended: ${said().slice(-2_000)}`);
    await setTimeout(200);
  }
}

if (command === 'start') await start();
else if (command === 'test') console.log('npm test: taken as run, for CI runs it');
else if (command === 'ci' || (command === 'run' && args[0] in JSON.parse(readFileSync('package.json', 'utf8')).scripts))
  process.exitCode = spawnSync(STAND_IN_NPM, [command, ...args], { stdio: 'inherit', env }).status ?? 1;
else fail(`unknown: ${[command, ...args].join(' ')}`);
