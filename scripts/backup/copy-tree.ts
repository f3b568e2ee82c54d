// Copies a folder byte for byte, and says what it copied.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isInside } from './inside.ts';

/** Paths are relative to the copied folder, with slashes. */
export type Tree = {
  folders: string[];
  links: { path: string; to: string }[];
  files: { path: string; bytes: number; sha256: string }[];
};

/** Of a path: `contents` keeps a folder empty. */
export type Leaves = (relative: string) => 'out' | 'contents' | undefined;

const CHUNK_BYTES = 1 << 20;

/** Copies below `to`, which must exist, and not inside `from`. What is removed meanwhile is left out: what needs it waits for its removal. */
export async function copyTree(from: string, to: string, leaves: Leaves = () => undefined): Promise<Tree> {
  if (await isInside(to, from)) throw new Error(`${to} is inside ${from}: the copy would never end`);
  const tree: Tree = { folders: [], links: [], files: [] };
  const enter = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(from, relative), { withFileTypes: true }).catch(ifGone);
    for (const entry of entries ?? []) {
      const each = path.posix.join(relative, entry.name);
      const left = leaves(each);
      if (left === 'out') continue;
      if (entry.isDirectory()) {
        await mkdir(path.join(to, each), { mode: 0o700 });
        tree.folders.push(each);
        if (left === undefined) await enter(each);
      } else if (entry.isSymbolicLink()) {
        const target = await readlink(path.join(from, each)).catch(ifGone);
        if (target === undefined) continue;
        await symlink(target, path.join(to, each));
        tree.links.push({ path: each, to: target });
      } else if (entry.isFile()) {
        const copied = await copyFile(path.join(from, each), path.join(to, each)).catch(ifGone);
        if (copied) tree.files.push({ path: each, ...copied });
      }
    }
  };
  await enter('');
  return tree;
}

/** The size and checksum are those of the bytes written. */
export async function copyFile(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
  const { size } = await stat(from);
  if (size < CHUNK_BYTES) return copySmall(from, to);
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    createReadStream(from, { highWaterMark: CHUNK_BYTES }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(to, { flags: 'wx', mode: 0o600 }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

// A base backup has thousands, and each turn of the loop costs more than the copy.
function copySmall(from: string, to: string): { bytes: number; sha256: string } {
  const content = readFileSync(from);
  writeFileSync(to, content, { flag: 'wx', mode: 0o600 });
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** The same with every path below `folder`. */
export function within(folder: string, { folders, links, files }: Tree): Tree {
  const below = <Named extends { path: string }>(named: Named): Named => ({
    ...named,
    path: path.posix.join(folder, named.path),
  });
  return {
    folders: [folder, ...folders.map((each) => path.posix.join(folder, each))],
    links: links.map(below),
    files: files.map(below),
  };
}

export function joined(trees: readonly Tree[]): Tree {
  return {
    folders: trees.flatMap(({ folders }) => folders),
    links: trees.flatMap(({ links }) => links),
    files: trees.flatMap(({ files }) => files),
  };
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
