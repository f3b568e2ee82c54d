import { spawnSync } from 'node:child_process';
import path from 'node:path';

const source = path.join(__dirname, 'crashpoint.ts');
const script = (at: string): string =>
  `import { armCrashpoint, crashpoint } from ${JSON.stringify(source)}; armCrashpoint(${JSON.stringify(at)});` +
  "crashpoint('other'); console.log('one'); crashpoint('at:here'); console.log('two'); crashpoint('at:here'); console.log('three');";
const run = (at: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script(at)], {
    encoding: 'utf8',
    cwd: __dirname,
  });

describe('a crash point', () => {
  it('is nothing while it is not armed', () => {
    expect(run('')).toMatchObject({ status: 0, stdout: 'one\ntwo\nthree\n' });
  });

  it('kills the process at the named hit, and nothing runs after it', () => {
    expect(run('at:here:1')).toMatchObject({ signal: 'SIGKILL', stdout: 'one\n' });
    expect(run('at:here:2')).toMatchObject({ signal: 'SIGKILL', stdout: 'one\ntwo\n' });
    expect(run('at:here')).toMatchObject({ signal: 'SIGKILL', stdout: 'one\n' });
  });
});
