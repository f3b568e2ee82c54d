import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const source = path.join(__dirname, 'crashpoint.ts');
const script = (at: string): string =>
  `import { armCrashpoint, crashpoint } from ${JSON.stringify(source)}; armCrashpoint(${JSON.stringify(at)});` +
  "crashpoint('other'); console.log('one'); crashpoint('at:here'); console.log('two'); crashpoint('at:here'); console.log('three');";
const between = (file: string): string =>
  `import { writeFileSync } from 'node:fs'; import { armCrashpoint, crashpoint } from ${JSON.stringify(source)};` +
  `armCrashpoint(${JSON.stringify(`@${file}`)}); crashpoint('at:here'); console.log('one');` +
  `writeFileSync(${JSON.stringify(file)}, 'at:here:2');` +
  "crashpoint('at:here'); console.log('two'); crashpoint('at:here'); console.log('three');";
const runScript = (text: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], {
    encoding: 'utf8',
    cwd: __dirname,
  });
const run = (at: string) => runScript(script(at));

describe('a crash point', () => {
  it('is nothing while it is not armed', () => {
    expect(run('')).toMatchObject({ status: 0, stdout: 'one\ntwo\nthree\n' });
  });

  it('kills the process at the named hit, and nothing runs after it', () => {
    expect(run('at:here:1')).toMatchObject({ signal: 'SIGKILL', stdout: 'one\n' });
    expect(run('at:here:2')).toMatchObject({ signal: 'SIGKILL', stdout: 'one\ntwo\n' });
    expect(run('at:here')).toMatchObject({ signal: 'SIGKILL', stdout: 'one\n' });
  });

  it('that a file names kills from the moment that the file is there', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-crashpoint-'));
    try {
      expect(runScript(between(path.join(folder, 'at')))).toMatchObject({ signal: 'SIGKILL', stdout: 'one\ntwo\n' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
