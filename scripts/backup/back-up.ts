// The backup of a running `npm start`: as if it had been killed at one moment. What starts from it is what starts after
// a crash.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LAST_BACKUP, noteBackup } from '../../services/standalone/src/last-backup.ts';
import { openDatabases } from '../restoring/databases.ts';
import { writeProof } from '../restoring/proof.ts';
import { baseBackup, runningServer, type Server } from './base-backup.ts';
import { copyFile, copyTree, joined, within, type Leaves } from './copy-tree.ts';
import { holdLogs } from './hold-logs.ts';
import { isInside } from './inside.ts';
import { linkParts } from './link-parts.ts';
import { BackupError, bytesOf, DATA, PROOF, writeManifest, type Manifest } from './manifest.ts';
import { wholeOrNothing } from './whole-or-nothing.ts';

export type BackedUp = { manifest: Manifest; heldMs: number };

const LINKS = 'backup-links';
/** Copied by steps of their own, or made anew by a start. */
const elsewhere = new Set(['postgres', 'clickhouse', LINKS, LAST_BACKUP, 'product.json', 'product.pid']);
const leaves: Leaves = (relative) => {
  if (elsewhere.has(relative)) return 'out';
  return path.posix.basename(relative) === '.unfinished' ? 'contents' : undefined;
};

/** Writes `folder`, which must not exist, from the product on `data`: beside it first, and renamed when it is whole. */
export async function backUp(data: string, folder: string, tell: (line: string) => void): Promise<BackedUp> {
  await assertApart(folder, data);
  const server = await runningServer(data);
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: a backup is a folder of its own.`);
  const done = await wholeOrNothing(folder, (part) => write(server, data, part, tell));
  await noteBackup(data, done.manifest.at);
  return done;
}

/** What is copied must not grow by its copy: an engine's folder may be a link to another disk. */
async function assertApart(folder: string, data: string): Promise<void> {
  for (const each of ['', 'postgres', 'postgres/data', 'clickhouse'].map((name) => path.join(data, name)))
    if (await isInside(folder, each))
      throw new BackupError(`${folder} is inside ${each}, of which the backup is: name a folder outside of it.`);
}

async function write(server: Server, data: string, part: string, tell: (line: string) => void): Promise<BackedUp> {
  const to = path.join(part, DATA);
  const links = path.join(data, LINKS);
  for (const each of ['', 'postgres', 'postgres/data', 'clickhouse']) await mkdir(path.join(to, each), { mode: 0o700 });
  tell('copying the databases');
  let heldMs = 0;
  let at = '';
  try {
    const { version, ...postgres } = await baseBackup(server, path.join(to, 'postgres/data'), {
      beforeTheEnd: () => prove(server, path.join(part, PROOF)),
      hold: async (end) => {
        // Ours by now: a second backup was refused.
        await rm(links, { recursive: true, force: true });
        heldMs = await holdLogs(server, async () => {
          await end();
          at = new Date().toISOString();
          // Later than the databases, so that it lacks nothing of which they know.
          linkParts(path.join(data, 'clickhouse'), links);
        });
      },
    });
    tell('copying leads and files');
    const clickhouse = await copyTree(links, path.join(to, 'clickhouse'));
    const others = await copyTree(data, to, leaves);
    const password = await copyFile(path.join(data, 'postgres/password'), path.join(to, 'postgres/password'));
    const tree = joined([
      { folders: ['postgres'], links: [], files: [{ path: 'postgres/password', ...password }] },
      others,
      within('postgres/data', postgres),
      within('clickhouse', clickhouse),
    ]);
    const versions = { product: await productVersion(), postgres: version, node: process.versions.node };
    const manifest: Manifest = { format: 1, at, versions, ...tree };
    await writeManifest(part, manifest);
    return { manifest, heldMs };
  } finally {
    await rm(links, { recursive: true, force: true });
  }
}

async function prove(server: Server, file: string): Promise<void> {
  const databases = await openDatabases(undefined, { POSTGRES_SUPERUSER_URL: server.url('postgres') });
  try {
    await writeProof(databases, file);
  } finally {
    await databases.close();
  }
}

async function productVersion(): Promise<string> {
  const text = await readFile(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** In words, for people. */
export function said({ manifest, heldMs }: BackedUp): string {
  return `${manifest.files.length} files, ${(bytesOf(manifest) / 1e6).toFixed(1)} MB, as of ${manifest.at}; writers waited ${Math.ceil(heldMs)} ms.`;
}
