import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInBuildContext } from './testing/build-context.ts';

const root = path.join(__dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const lines = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const starts = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []));
const last = lines.slice(starts.at(-1));

describe('the Dockerfile', () => {
  it('takes its bases from arguments, so that they can be pinned by digest, and never the latest', () => {
    expect(starts.map((at) => lines[at])).toEqual([
      'FROM ${NODE_IMAGE} AS manifests',
      'FROM ${NODE_IMAGE} AS build',
      'FROM ${BASE_IMAGE} AS system',
      'FROM scratch',
    ]);
    expect(lines.slice(0, starts[0])).toEqual([
      'ARG NODE_IMAGE=node:24-bookworm-slim',
      'ARG BASE_IMAGE=debian:bookworm-slim',
    ]);
  });

  it('names the service only in its last stage, so that all images share one build', () => {
    expect(lines.flatMap((line, at) => (line.includes('SERVICE') ? [at] : []))[0]).toBeGreaterThan(
      starts.at(-1) ?? Infinity,
    );
  });

  it('runs as a numeric user that is not root', () => {
    const users = last.filter((line) => line.startsWith('USER '));
    expect(users).toHaveLength(1);
    expect(Number(/^USER (\d+):\d+$/.exec(users[0] ?? '')?.[1])).toBeGreaterThan(0);
    // No step after USER may create files of root.
    expect(last.slice(last.indexOf(users[0] ?? '')).some((line) => /^(RUN|COPY|ADD) /.test(line))).toBe(false);
  });

  it('holds no shell, no package manager and no file of another service', () => {
    expect(last.filter((line) => line.startsWith('COPY '))).toEqual([
      'COPY --from=system /system /',
      'COPY --from=build /apps/${SERVICE}/healthy.mjs /app/healthy.mjs',
      'COPY --from=build /apps/${SERVICE} /app',
    ]);
    // Beside Node and the libraries that are linked with, nothing is put into the system.
    const system = lines.slice(starts.at(-2), starts.at(-1)).filter((line) => line.startsWith('RUN '));
    expect(system).toHaveLength(1);
    expect(system[0]).not.toMatch(/\bapt|\bnpm|\/bin\/(ba|da)?sh/);
    expect(last.some((line) => line.startsWith('RUN '))).toBe(false);
  });

  it('stops on SIGTERM without a shell in between, and checks its own health', () => {
    expect(last).toContain('STOPSIGNAL SIGTERM');
    expect(last).toContain('ENTRYPOINT ["node"]');
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toMatch(/CMD \["node", "\/app\/healthy\.mjs"\]$/);
  });
});

describe('.dockerignore', () => {
  it('keeps secrets, data and build output out of every image, and whatever git ignores', () => {
    const ignoredByGit = ['.env', 'keys.env', 'production.keys.env', 'k8s/keys.env', 'services/billing/.env'];
    expect(execFileSync('git', ['check-ignore', '--stdin'], { cwd: root, input: ignoredByGit.join('\n') })).toEqual(
      Buffer.from(`${ignoredByGit.join('\n')}\n`),
    );
    const folders = read('.gitignore')
      .split('\n')
      .filter((line) => line.endsWith('/'));
    expect(folders).toContain('.data-distributed/');
    const files = [...ignoredByGit, ...folders.map((folder) => `${folder}keys`), '.env.production', '.git/config'];
    expect(files.filter((file) => isInBuildContext(file))).toEqual([]);
  });

  it('leaves in every file that the pages are built from', () => {
    const sources = ['web/content', 'web/public'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
    );
    expect(sources.some((file) => file.endsWith('.md'))).toBe(true);
    expect(isInBuildContext('README.md')).toBe(false);
    expect(sources.filter((file) => !isInBuildContext(file))).toEqual([]);
  });
});
