// An object store in memory, whose links a test opens, with a clock that the test sets.
import { ObjectMissingError } from '@leadwright/objects/object-store';
import type { LinkedObjects } from '@leadwright/objects/open-objects';

export type MemoryObjects = LinkedObjects & {
  kept: Map<string, Uint8Array>;
  puts: number;
  /** Milliseconds since 1970. */
  nowMs: number;
};

export function createMemoryObjects(): MemoryObjects {
  const links = new Map<string, { key: string; filename: string; until: number }>();
  const objects: MemoryObjects = {
    kept: new Map(),
    puts: 0,
    nowMs: Date.UTC(2026, 10, 22),
    put: async (key, body) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const bytes = new Uint8Array(Buffer.concat(chunks));
      objects.kept.set(key, bytes);
      objects.puts += 1;
      return { key, bytes: bytes.length, sha256: '' };
    },
    read: async (key) => {
      const found = objects.kept.get(key);
      if (!found) throw new ObjectMissingError(`no object ${key}`);
      return (async function* () {
        yield found;
      })();
    },
    stat: async (key) => {
      const found = objects.kept.get(key);
      return found && { bytes: found.length };
    },
    remove: async (key) => void objects.kept.delete(key),
    link: async (key, { filename, seconds }) => {
      const token = `token-${links.size + 1}`;
      links.set(token, { key, filename, until: objects.nowMs + seconds * 1_000 });
      return `/api/v2/invoice-files/${token}`;
    },
    openLink: (token) => {
      const link = links.get(token);
      return link && objects.nowMs < link.until ? { key: link.key, filename: link.filename } : undefined;
    },
    health: async () => undefined,
  };
  return objects;
}
