import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFile, copyTree } from './copy-tree.ts';
import { linkParts } from './link-parts.ts';
import { readManifest } from './manifest.ts';
import { restoreFolder } from './restore-folder.ts';
import { runningServer } from './base-backup.ts';
import { backUp } from './back-up.ts';
import { makeFolder, wholeOrNothing } from './whole-or-nothing.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leadwright-copies-'));
  for (const name of ['from', 'from/part', 'from/tmp_insert_1', 'from/empty', 'to']) mkdirSync(at(name));
  writeFileSync(at('from/part/data.bin'), 'leads');
  writeFileSync(at('from/tmp_insert_1/data.bin'), 'half');
  writeFileSync(at('from/status'), 'a lock');
  symlinkSync('../part', at('from/empty/link'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('copies files for their owner alone, links and empty folders, and says what', async () => {
  const tree = await copyTree(at('from'), at('to'), (each) => {
    if (each === 'status') return 'out';
    return each === 'tmp_insert_1' ? 'contents' : undefined;
  });
  expect(tree).toEqual({
    folders: expect.arrayContaining(['part', 'empty', 'tmp_insert_1']) as string[],
    links: [{ path: 'empty/link', to: '../part' }],
    files: [{ path: 'part/data.bin', bytes: 5, sha256: createHash('sha256').update('leads').digest('hex') }],
  });
  expect([readFileSync(at('to/part/data.bin'), 'utf8'), statSync(at('to/part/data.bin')).mode & 0o777]).toEqual([
    'leads',
    0o600,
  ]);
  expect([readlinkSync(at('to/empty/link')), readdirSync(at('to/tmp_insert_1'))]).toEqual(['../part', []]);
});

it('copies a large file piece by piece, with the same checksum', async () => {
  const large = Buffer.alloc(3_000_001, 'lead');
  writeFileSync(at('from/large'), large);
  const copied = await copyFile(at('from/large'), at('to/large'));
  expect(copied).toEqual({ bytes: 3_000_001, sha256: createHash('sha256').update(large).digest('hex') });
  expect(readFileSync(at('to/large')).equals(large)).toBe(true);
});

it('links whole parts, and neither the lock nor what is being written', async () => {
  linkParts(at('from'), at('links'));
  rmSync(at('from/part'), { recursive: true });
  expect(readdirSync(at('links')).sort()).toEqual(['empty', 'part']);
  expect(readFileSync(at('links/part/data.bin'), 'utf8')).toBe('leads');
});

it.each([
  ['nothing', undefined, 'has no manifest.json'],
  ['half a manifest', '{"format":1', 'cannot be read'],
  ['a manifest of another format', '{"format":2}', 'of another version'],
])('takes a folder with %s for no backup', async (_, manifest, reason) => {
  if (manifest !== undefined) writeFileSync(at('manifest.json'), manifest);
  await expect(readManifest(folder)).rejects.toThrow(reason);
});

it('says what to do where no product runs', async () => {
  await expect(runningServer(folder)).rejects.toThrow('a copy of the folder is a backup');
});

it('a backup says why its folder cannot be made', async () => {
  await expect(makeFolder(at('from/status/backup.part'))).rejects.toThrow(
    /backup\.part cannot be made: (EEXIST|ENOTDIR): .*status/,
  );
  await makeFolder(at('new/backup.part'));
  await expect(makeFolder(at('new/backup.part'))).rejects.toThrow('if no backup is being written there, remove it.');
});

describe('a backup that fails in the middle', () => {
  const failing = (end: () => void) =>
    wholeOrNothing(at('new'), async (part) => {
      writeFileSync(path.join(part, 'half'), 'half');
      end();
    });

  it('for want of space leaves nothing that could be taken for a whole one, and says so', async () => {
    await expect(failing(() => writeFileSync('/dev/full', 'x'))).rejects.toThrow(
      `No space is left on the disk of ${at('new.part')}. Nothing stays of this backup; those before it are as they were. Make room there, or name a folder on another disk.`,
    );
    expect(readdirSync(folder).sort()).toEqual(['from', 'to']);
  });

  it('because the product was stopped, too', async () => {
    const stopped = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
    const end = (): void => {
      throw stopped;
    };
    await expect(failing(end)).rejects.toThrow(/^It ended before it was whole: terminating .* Nothing stays/);
    expect(existsSync(at('new'))).toBe(false);
  });

  it('by a fault of ours keeps its trace', async () => {
    const end = (): void => {
      throw new TypeError('x is undefined');
    };
    await expect(failing(end)).rejects.toThrow(TypeError);
  });

  it('and one that does not is there whole', async () => {
    await wholeOrNothing(at('new'), async (part) => writeFileSync(path.join(part, 'all'), 'all'));
    expect([readdirSync(folder).sort(), readdirSync(at('new'))]).toEqual([['from', 'new', 'to'], ['all']]);
  });
});

describe('a folder that would come into itself is refused before anything is made', () => {
  const tell = (): void => undefined;
  beforeEach(() => {
    mkdirSync(at('disk'));
    symlinkSync(at('disk'), at('from/postgres'));
    symlinkSync(at('from/part'), at('link'));
  });

  it.each(['from', 'from/x', 'from/..x', 'from/new/x', 'from/postgres/x', 'link/x', 'disk/x'])(
    'a backup of from into %s',
    async (name) => {
      await expect(backUp(at('from'), at(name), tell)).rejects.toThrow(/is inside .*: name a folder outside of it\.$/);
      expect(readdirSync(at('from')).sort()).toEqual(['empty', 'part', 'postgres', 'status', 'tmp_insert_1']);
      expect([...readdirSync(at('disk')), ...readdirSync(at('from/part'))]).toEqual(['data.bin']);
    },
  );

  it.each(['from-beside/x', 'to', 'to/x', 'from.x'])('but not one into %s', async (name) =>
    expect(backUp(at('from'), at(name), tell)).rejects.toThrow('No embedded PostgreSQL runs'),
  );

  it('a copy, by the copy itself', () =>
    expect(copyTree(at('from'), at('link'))).rejects.toThrow('the copy would never end'));

  it('a data folder inside the backup that it is restored from', async () => {
    writeFileSync(
      at('from/manifest.json'),
      JSON.stringify({ format: 1, versions: { postgres: '1.0' }, folders: [], links: [], files: [] }),
    );
    await expect(restoreFolder(at('from'), at('link/data'), tell)).rejects.toThrow('is inside the backup');
  });
});
