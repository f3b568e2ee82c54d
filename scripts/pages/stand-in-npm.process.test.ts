// What a page's `npm start` is while the page is followed, tried on a product of one line.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reasonToLeaveOut, stop } from './long.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leadwright-npm-'));
  mkdirSync(path.join(folder, 'programs'));
  symlinkSync(path.join(__dirname, 'stand-in-npm.mjs'), path.join(folder, 'programs/npm'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function npm(product: string, ...args: string[]) {
  const start = `node -e "${product}"`;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start, say: 'echo said' } }));
  const env = { ...process.env, STAND_IN_STATE: folder, STAND_IN_NPM: 'npm' };
  return spawnSync(path.join(folder, 'programs/npm'), args, { cwd: folder, env, encoding: 'utf8' });
}
const place = () => ({ tree: folder, home: folder, state: folder, run: () => {} });
const product =
  "console.log('Ctrl-C'); setInterval(() => {}, 9); process.on('SIGINT', () => { setTimeout(() => { console.log('ended'); process.exit() }, 500) })";

it('a product goes to the background once it says how to end it, and ends as by Ctrl-C', () => {
  expect(npm(product, 'start').status).toBe(0);
  expect(readFileSync(path.join(folder, 'start.log'), 'utf8')).toMatch(/Ctrl-C/);
  expect(npm('', 'start').stderr).toBe('npm: the product runs already, or was not ended\n');
  stop(place());
  expect(readFileSync(path.join(folder, 'start.log'), 'utf8')).toMatch(/\nended\n$/);
});

it('a product that does not start, or ends by itself, fails the page', () => {
  expect(npm("console.log('no disk'); process.exit(3)", 'start')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no disk'),
  });
  expect(() => stop(place())).toThrow('the product ended by itself');
});

it('a script of the repository is run, another is refused', () => {
  expect(npm('', 'run', '--silent', 'say')).toMatchObject({ status: 1, stderr: 'npm: unknown: run --silent say\n' });
  expect(npm('', 'run', 'say')).toMatchObject({ status: 0, stdout: expect.stringContaining('\nsaid\n') });
  expect(npm('', 'run', 'sya')).toMatchObject({ status: 1, stderr: 'npm: unknown: run sya\n' });
});

it('what takes long is left out with its reason where there is not the time', () => {
  const page = 'docs/operators/billions.md';
  expect(reasonToLeaveOut(page, [], 120)).toBe('it takes a run of 240 minutes');
  expect(reasonToLeaveOut(page, [], 240)).toBeUndefined();
});
