import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installSchemathesis } from './install-schemathesis.ts';

describe('installing Schemathesis', () => {
  let cache: string;
  beforeEach(() => {
    cache = mkdtempSync(path.join(tmpdir(), 'leadwright-install-'));
  });
  afterEach(() => rmSync(cache, { recursive: true }));

  const without = (...missing: string[]) => {
    const asked: string[] = [];
    const run = async (_: string, args: string[]): Promise<void> => {
      asked.push(args.slice(0, 3).join(' '));
      if (missing.some((name) => args.join(' ').includes(name))) throw new Error('it is not there');
    };
    return { asked, run };
  };

  it('falls back to a folder of packages where venv lacks ensurepip, and installs only once', async () => {
    const { asked, run } = without('venv ');
    const first = await installSchemathesis(cache, run);
    expect(first).toMatchObject({
      command: ['python3', '-m', 'schemathesis.cli'],
      env: { PYTHONPATH: expect.stringContaining('schemathesis-target') },
    });
    expect(asked).toEqual([expect.stringContaining('-m venv'), '-m pip install']);
    expect(await installSchemathesis(cache, run)).toEqual(first);
    expect(asked).toHaveLength(2);
  });

  it('falls back to virtualenv where pip is missing outside of one', async () => {
    const { run } = without('-m venv', '--target');
    expect((await installSchemathesis(cache, run)).command[0]).toContain('schemathesis-virtualenv');
  });

  it('fails with one sentence that names every way it tried', async () => {
    await expect(installSchemathesis(cache, without('').run)).rejects.toThrow(
      /^Schemathesis cannot be installed: .*\(venv: it is not there; target: it is not there; virtualenv: it is not there\)\.$/,
    );
  });
});
