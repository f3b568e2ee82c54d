// What a test does to containers of compose from outside. Linux, as root, on the machine of the Docker engine.
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const inspect = (container: string, format: string): string => run('docker', 'inspect', '-f', format, container);

/** The container of a service in a project of compose. */
export const containerOf = (project: string, service: string): string =>
  run(
    'docker',
    'ps',
    '-q',
    '--filter',
    `label=com.docker.compose.project=${project}`,
    '--filter',
    `label=com.docker.compose.service=${service}`,
  );

/** As the kernel does; what Docker kills itself it does not start again. */
export const killContainer = (container: string): void =>
  void process.kill(Number(inspect(container, '{{.State.Pid}}')), 'SIGKILL');

/** Nothing in it runs for so long. */
export async function pauseContainer(container: string, ms: number): Promise<void> {
  run('docker', 'pause', container);
  await wait(ms);
  run('docker', 'unpause', container);
}

/** No packet passes between the two for so long, either way; connections stay open and hear nothing. */
export async function cutBetween(one: string, other: string, ms: number): Promise<void> {
  const inside = ['-t', inspect(one, '{{.State.Pid}}'), '-n', 'iptables', '-w'];
  const addresses = inspect(other, '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}').split(' ');
  const rules = addresses.flatMap((address) => [
    ['INPUT', '-s', address, '-j', 'DROP'],
    ['OUTPUT', '-d', address, '-j', 'DROP'],
  ]);
  for (const rule of rules) run('nsenter', ...inside, '-I', ...rule);
  try {
    await wait(ms);
  } finally {
    for (const rule of rules) run('nsenter', ...inside, '-D', ...rule);
  }
}

/** Where a volume of a container stands on this machine. */
export const volumeOf = (container: string): string =>
  inspect(container, '{{range .Mounts}}{{if eq .Type "volume"}}{{.Source}}{{end}}{{end}}');
