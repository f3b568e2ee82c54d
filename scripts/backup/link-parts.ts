// The lead engine's folder as it is now, by hard links: the files of a part never change, and one that was merged away
// stays for minutes. So no statement, and nothing that the product has to be asked for.
import { linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const TRIES = 5;
/** Its lock, its scratch folder, and parts that are being written or removed. */
const passing = /^(status|tmp|.*\.log|tmp_.*|delete_tmp_.*|deleting_.*)$/;

/**
 * `to` must not exist, and be on the same file system. A folder from which something vanishes meanwhile is linked again.
 * In one go, without a turn for anybody: writers wait for it.
 */
export function linkParts(from: string, to: string): void {
  for (let tries = 1; ; tries++) {
    mkdirSync(to, { mode: 0o700 });
    try {
      for (const entry of readdirSync(from, { withFileTypes: true })) {
        if (passing.test(entry.name)) continue;
        const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
        if (entry.isDirectory()) linkParts(source, target);
        else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
        else linkSync(source, target);
      }
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === TRIES) throw error;
      rmSync(to, { recursive: true });
    }
  }
}
