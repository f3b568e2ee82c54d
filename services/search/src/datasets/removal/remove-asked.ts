// Comparing all leads with a list of the deletion platform may take an hour. Who asks us meanwhile does not wait for it: they
// are taken out beside it, and it says afterwards what was found.
import { dictionaries } from '@leadwright/leads/dictionaries';
import { leadMarkKinds } from '@leadwright/leads/removal/lead-marks';
import { removalAccount } from '../../domain/removal.ts';
import { hasOpenItems } from '../../projections/platform-item.ts';
import { addFoundLeads, lookedUpTo, marksOfAskers, noteLookedThrough } from '../../projections/removal.ts';
import { dictionaryNamed, rowsOf } from '../dataset-table.ts';
import { copyMarks } from './copy-marks.ts';
import type { RemoveLeadsParts } from './remove-leads.ts';
import { takeOut } from './take-out.ts';
import { versionsInUse } from './versions-in-use.ts';

/** Of whose marks none was looked for up to this one. Answers up to which mark it did. */
export async function removeAsked(parts: RemoveLeadsParts, upTo: number, signal: AbortSignal): Promise<number> {
  const { db } = parts.database;
  let done = upTo;
  if (!(await hasOpenItems(db))) return done;
  for (;;) {
    const asked = await marksOfAskers(db, done);
    if (!asked) return done;
    await copyMarks(parts.clickhouse, db);
    for (const { dictId } of dictionaries)
      for (const version of await versionsInUse(parts, dictId))
        await takeOutOf(parts, { dictId, version }, asked, signal);
    done = asked.upTo;
  }
}

async function takeOutOf(
  { clickhouse, database: { db }, store, markKeys: keys, inTurn }: RemoveLeadsParts,
  { dictId, version }: { dictId: string; version: number },
  asked: { after: number; upTo: number },
  signal: AbortSignal,
): Promise<void> {
  const onFound = (found: Parameters<typeof addFoundLeads>[2]): Promise<void> =>
    store.transaction([removalAccount], async ({ db: trx }) => void (await addFoundLeads(trx, dictId, found)));
  const given = { version, ...asked, kinds: leadMarkKinds, keys };
  const { leads: taken } = await takeOut(clickhouse, dictionaryNamed(dictId), given, { onFound, signal, inTurn });
  if (taken === 0) return;
  const rows = await rowsOf(clickhouse, dictId, version);
  // Other marks up to there are still to be compared.
  const looked = { dictId, version, upTo: await lookedUpTo(db, dictId, version), rows, taken };
  await store.transaction([removalAccount], ({ db: trx }) => noteLookedThrough(trx, looked));
}
