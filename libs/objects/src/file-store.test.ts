import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFileStore, type FileStore } from './file-store.ts';
import { objectStoreContract } from './object-store.contract.ts';

const signingKey = 'k'.repeat(40);
const linkBase = 'http://127.0.0.1:1/api/v2/files';
const folders: string[] = [];
let at = 1_000_000;

async function open(): Promise<{ folder: string; store: FileStore }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-objects-'));
  folders.push(folder);
  return { folder, store: await openFileStore({ folder, signingKey, linkBase, now: () => at }) };
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('the file store', () => {
  objectStoreContract(async () => (await open()).store);

  it('security S22: opens a link until its last second and not after', async () => {
    const { store } = await open();
    const link = await store.link('downloads/a1', { filename: 'Größe "x"\r\n.csv', seconds: 300 });
    const token = link.slice(linkBase.length + 1);
    expect(link.startsWith(`${linkBase}/`)).toBe(true);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    at += 299_999;
    expect(store.openLink(token)).toEqual({ key: 'downloads/a1', filename: 'Größe "x"\r\n.csv' });
    at += 1;
    expect(store.openLink(token)).toBeUndefined();
  });

  it('opens no link that was changed, made with another key or made up', async () => {
    const { store, folder } = await open();
    const token = (await store.link('downloads/a1', { filename: 'a.csv', seconds: 60 })).slice(linkBase.length + 1);
    const other = await openFileStore({ folder, signingKey: 'o'.repeat(40), linkBase, now: () => at });
    const [payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify(['downloads/b2', 'a.csv', at + 1e9])).toString('base64url');
    const flipped = `${payload.slice(0, -1)}${payload.endsWith('A') ? 'B' : 'A'}.${signature}`;
    for (const bad of [
      flipped,
      `${forged}.${signature}`,
      payload,
      `${payload}.`,
      `${token}.x`,
      '',
      '.',
      'x'.repeat(9999),
      `${payload}.${signature}AAAA`,
    ]) {
      expect(store.openLink(bad)).toBeUndefined();
    }
    expect(other.openLink(token)).toBeUndefined();
  });

  it('refuses a key that is too short to sign with', async () => {
    const { folder } = await open();
    await expect(openFileStore({ folder, signingKey: 'short', linkBase })).rejects.toThrow(/fewer than 32/);
  });

  it('removes what a crash left unfinished when it opens', async () => {
    const { folder } = await open();
    await writeFile(path.join(folder, '.unfinished', 'left'), 'half');
    await openFileStore({ folder, signingKey, linkBase });
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  });
});
