// For whom a data folder was opened: people of one's own, or those of the demo, whose passwords everybody knows. A start
// by hand, without the settings of before, must not bring the two together.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InPublic } from './in-public.ts';

/** Its name in the data folder. A backup holds it, and so a restored folder remembers too. */
export const OPENED = 'opened.json';

type Opened = { inPublic: string | null };

/** Written before the first people are. */
export function rememberOpening(folder: string, inPublic: InPublic | undefined): void {
  writeFileSync(path.join(folder, OPENED), `${JSON.stringify({ inPublic: inPublic?.url ?? null } satisfies Opened)}\n`);
}

/** Throws a sentence for a folder that was opened for the others. */
export function assertOpenedFor(folder: string, inPublic: InPublic | undefined): void {
  const file = path.join(folder, OPENED);
  if (!existsSync(file)) return;
  const before = (JSON.parse(readFileSync(file, 'utf8')) as Opened).inPublic;
  if (before !== null && inPublic === undefined)
    throw new Error(
      `The data in ${folder} are in public at ${before}, and the demo would open its people in them, whose passwords everybody knows. ` +
        'Start with LEADWRIGHT_PUBLIC_URL and LEADWRIGHT_ADMIN_EMAIL as before, or the demo on a folder of its own with --data DIR.',
    );
  if (before === null && inPublic !== undefined)
    throw new Error(
      `The data in ${folder} have the people of the demo, whose passwords everybody knows. Start in public on a folder of its own, with --data DIR.`,
    );
}
