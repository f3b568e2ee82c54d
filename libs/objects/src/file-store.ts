// A file gets its name only once it is complete and on disk: temporary file, sync, rename.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, checkedLinkSeconds } from './limits.ts';
import { openLinkToken, signLink, type OpenedLink } from './link-token.ts';
import { ObjectMissingError, type ObjectStore, type StoredObject } from './object-store.ts';

export type FileStoreOptions = {
  folder: string;
  /** At least 32 characters; anyone who knows it can create links. */
  signingKey: string;
  /** Links are `<linkBase>/<token>`, e.g. `http://127.0.0.1:8080/api/v2/files`. */
  linkBase: string;
  now?: () => number;
};

export type FileStore = ObjectStore & {
  /** What a link's token opens; `undefined` if it expired or was tampered with. Whether the object still exists is not checked. */
  openLink(token: string, holder?: string): OpenedLink | undefined;
};

const SIGNING_KEY_CHARS_MIN = 32;
const UNFINISHED = '.unfinished';

/** Opens or creates the folder, and removes files that a crash left unfinished. Only one process may write there. */
export async function openFileStore({
  folder,
  signingKey,
  linkBase,
  now = Date.now,
}: FileStoreOptions): Promise<FileStore> {
  if (signingKey.length < SIGNING_KEY_CHARS_MIN)
    throw new Error(`the key that signs links has fewer than ${SIGNING_KEY_CHARS_MIN} characters`);
  const root = path.resolve(folder);
  const unfinished = path.join(root, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const fileOf = (key: string): string => path.join(root, ...checkedKey(key));
  const sizeOf = async (key: string): Promise<number | undefined> => {
    const found = await stat(fileOf(key)).catch(ifMissing);
    return found?.isFile() ? found.size : undefined;
  };
  return {
    put: (key, body, { signal }) =>
      write({ key, file: fileOf(key), temporary: path.join(unfinished, randomUUID()), body, signal }),
    read: async (key, range) => {
      const bytes = await sizeOf(key);
      if (bytes === undefined) throw new ObjectMissingError(`no object ${key}`);
      if (range && (range.start < 0 || range.end < range.start || range.start >= bytes))
        throw new RangeError('the range lies outside the object');
      return createReadStream(fileOf(key), range);
    },
    stat: async (key) => {
      const bytes = await sizeOf(key);
      return bytes === undefined ? undefined : { bytes };
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    link: async (key, { filename, seconds, holder }) => {
      checkedKey(key);
      const token = signLink(signingKey, { key, filename }, now() + checkedLinkSeconds(seconds) * 1000, holder);
      return `${linkBase}/${token}${holder === undefined ? '' : `?${new URLSearchParams({ holder }).toString()}`}`;
    },
    openLink: (token, holder) => openLinkToken(signingKey, token, now(), holder),
    health: async () => {
      await access(root, constants.R_OK | constants.W_OK);
      await readdir(unfinished);
    },
    // Of what this process may use: the rest is the superuser's.
    disk: async () => {
      const { bavail, blocks, bsize } = await statfs(root);
      return { size: blocks * bsize, free: bavail * bsize };
    },
  };
}

type Writing = {
  key: string;
  file: string;
  temporary: string;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal | undefined;
};

async function write({ key, file, temporary, body, signal }: Writing): Promise<StoredObject> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    for await (const chunk of body) {
      signal?.throwIfAborted();
      hash.update(chunk);
      bytes += chunk.length;
      await handle.writeFile(chunk);
    }
    signal?.throwIfAborted();
    await handle.sync();
    await handle.close();
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await rename(temporary, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
  return { key, bytes, sha256: hash.digest('hex') };
}

// The name is durable only after its folder is synced.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
