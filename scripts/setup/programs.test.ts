import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf } from './programs.mjs';

const source = 'services/greeter/src/main.ts';
let root: string;

/** As saved so many seconds from now, a negative number for ago. */
function save(file: string, text: string, secondsFromNow = -10): void {
  const at = path.join(root, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
  const when = Date.now() / 1000 + secondsFromNow;
  utimesSync(at, when, when);
}
const says = (program: string): string => execFileSync(process.execPath, [program], { encoding: 'utf8' }).trim();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'leadwright-programs-'));
  save(source, `import { greeting } from './greeting.ts'; console.log(greeting);`);
  save('services/greeter/src/greeting.ts', `export const greeting: string = 'good morning';`, -20);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('the bundle of a program', () => {
  it('runs, is made once, and again after a file that it contains was saved', async () => {
    const first = await programOf(source, root);
    expect(says(first)).toContain('good morning');
    expect(await programOf(source, root)).toBe(first);
    save('services/greeter/src/greeting.ts', `export const greeting: string = 'good evening';`, -5);
    const second = await programOf(source, root);
    expect(says(second)).toContain('good evening');
    // One that still runs keeps its files.
    expect(readFileSync(first, 'utf8')).toContain('good morning');
  });

  it('is made again where a file was saved while it was made', async () => {
    save('services/greeter/src/greeting.ts', `export const greeting: string = 'good night';`, 5);
    const first = await programOf(source, root);
    expect(await programOf(source, root)).not.toBe(first);
  });

  it('is as deep below the root as its source', async () => {
    const deeper = 'services/greeter/src/often/main.ts';
    save(deeper, `console.log(import.meta.dirname);`);
    const depthOf = (program: string): number => path.relative(root, path.dirname(program)).split(path.sep).length;
    expect([depthOf(await programOf(source, root)), depthOf(await programOf(deeper, root))]).toEqual([3, 4]);
  });

  it('that cannot be made says where its source is wrong', async () => {
    save(source, 'const = 1;');
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    await expect(programOf(source, root)).rejects.toThrow('services/greeter/src/main.ts:1:6');
  });
});
