import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const file = JSON.stringify(path.join(__dirname, 'ends-with-us.ts'));

// Starts a child that says when it is interrupted, and would go on when that has ended.
const program = `
  import { spawn } from 'node:child_process';
  import { endsWithUs } from ${file};
  const script = "process.on('SIGINT', () => { console.log('interrupted'); process.exit(0); }); console.log('ready'); setInterval(() => {}, 1000);";
  const child = endsWithUs(spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'inherit', 'inherit'] }));
  child.once('exit', () => setTimeout(() => console.log('the next scenario'), 200));
`;

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('a load that is told %s interrupts what it started, and ends with %d', async (signal, code) => {
  const load = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  load.stdout.setEncoding('utf8');
  load.stdout.on('data', (text: string) => {
    if (said === '') load.kill(signal);
    said += text;
  });
  const [ended] = (await once(load, 'close')) as [number | null];
  expect(said.trim().split('\n')).toEqual(['ready', 'interrupted']);
  expect(ended).toBe(code);
});
