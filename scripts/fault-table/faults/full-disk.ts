// A disk of its own for a folder, so that it can be filled without filling the machine's. Linux, as root.
import { execFile, execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const MEGABYTE = 1024 * 1024;

/** Puts an empty disk of so many megabytes at `folder`, which anybody may write to until the product owns it. */
export function mountDisk(folder: string, megabytes: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const image = `${folder}.disk`;
  closeSync(openSync(image, 'w'));
  truncateSync(image, megabytes * MEGABYTE);
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  execFileSync('mount', ['-o', 'loop', image, folder]);
  rmSync(path.join(folder, 'lost+found'), { recursive: true });
}

/** Takes the disk away with all that is on it. */
export function removeDisk(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
  rmSync(`${folder}.disk`, { force: true });
}

/** Fills the disk to its last block, beside the traffic that this process makes. Answers what makes the room again. */
export async function fillDisk(folder: string): Promise<() => void> {
  const ballast = path.join(folder, 'ballast');
  const fill = `fallocate -l "$(df --output=avail -B1 "$0" | tail -n 1)" "$1" || true
    dd if=/dev/zero of="$1" bs=4k oflag=append conv=notrunc status=none || true`;
  await promisify(execFile)('bash', ['-c', fill, folder, ballast]);
  return () => rmSync(ballast);
}
