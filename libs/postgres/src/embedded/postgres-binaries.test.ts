import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine, healLinks } from './postgres-binaries.ts';

describe("PostgreSQL's programs", () => {
  it('get their missing library links back, once and again', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-links-'));
    await mkdir(path.join(folder, 'native/lib'), { recursive: true });
    await writeFile(path.join(folder, 'native/lib/libx.so.1.2'), 'library');
    await writeFile(
      path.join(folder, 'native/pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so' }]),
    );
    await Promise.all([healLinks(folder), healLinks(folder)]);
    await healLinks(folder);
    expect(await readFile(path.join(folder, 'native/lib/libx.so'), 'utf8')).toBe('library');
    await rm(folder, { recursive: true });
  });

  it('are told from strangers by their command line', async () => {
    expect(await commandLine(process.pid)).toContain('jest');
    expect(await commandLine(2 ** 22 + 1)).toBeUndefined();
  });
});
