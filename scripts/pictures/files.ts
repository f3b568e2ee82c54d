// Writes what was taken. A picture that shows the same as the one that is there, but for a clock, keeps its file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './browser.ts';
import type { TakenFile } from './shot.ts';
import { difference } from './webp.ts';

export const folder = path.resolve(import.meta.dirname, '../../web/public/pictures');

/** A time of day and a duration in milliseconds are less than this part of a picture. */
const SAME = 0.002;

/** The names of the files that were written; the others show what they showed. */
export async function writeChanged(page: Page, taken: readonly TakenFile[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const written: string[] = [];
  for (const { file, content } of taken) {
    const at = path.join(folder, file);
    if (existsSync(at) && (await difference(page, readFileSync(at), content)) < SAME) continue;
    writeFileSync(at, content);
    written.push(file);
  }
  return written;
}

/** The same for drawings, which are the same text for the same numbers. */
export function writeText(drawn: readonly TakenFile[]): string[] {
  mkdirSync(folder, { recursive: true });
  const changed = drawn.filter(({ file, content }) => {
    const at = path.join(folder, file);
    return !existsSync(at) || !readFileSync(at).equals(content);
  });
  for (const { file, content } of changed) writeFileSync(path.join(folder, file), content);
  return changed.map(({ file }) => file);
}
