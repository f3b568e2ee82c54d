import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@leadwright/testing/repository-root';

/** `main.ts` as a process with this environment and no other. `url` fails, with all that was said, if it ends before it listens. */
export function startMain(env: Record<string, string>): { url: Promise<string>; process: ChildProcess } {
  const started = spawn(process.execPath, [path.join(repositoryRoot, 'node_modules/tsx/dist/cli.mjs'), 'services/export/src/main.ts'], {
    cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env['PATH'], ...env },
  });
  const url = new Promise<string>((resolve, reject) => {
    let text = '';
    started.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"url":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    started.once('exit', () => reject(new Error(text)));
  });
  return { url, process: started };
}
