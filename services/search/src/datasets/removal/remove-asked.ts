// Comparing all leads with a list of the deletion platform may take an hour. Who asks us meanwhile does not wait for it: they
// are taken out beside it, and it says afterwards what was found.
import { dictionaries } from '@leadwright/leads/dictionaries';
import { leadMarkKinds } from '@leadwright/leads/removal/lead-marks';
import { removalAccount } from '../../domain/removal.ts';
import { hasOpenItems } from '../../projections/platform-item.ts';
import { kindsOfMarks, marksOfAskers } from '../../projections/removal.ts';
import { copyMarks } from './copy-marks.ts';
import type { RemoveLeadsParts } from './remove-leads.ts';
import { takeOut } from './take-out.ts';
import { versionsInUse } from './versions-in-use.ts';

/** Of whose marks none was looked for up to this one. Answers up to which mark it did. */
export async function removeAsked(parts: RemoveLeadsParts, upTo: number, signal: AbortSignal): Promise<number> {
  const { db } = parts.database;
  const { clickhouse, store, markKeys: keys, inTurn } = parts;
  let done = upTo;
  if (!(await hasOpenItems(db))) return done;
  for (;;) {
    const asked = await marksOfAskers(db, done);
    if (!asked) return done;
    await store.transaction([removalAccount], ({ db: trx }) => copyMarks(clickhouse, trx));
    const known = await kindsOfMarks(db, asked);
    // Those of the platform among them take long, and are the round's.
    const kinds = leadMarkKinds.filter((kind) => known.has(kind));
    // Other marks up to there are still to be compared: the round notes how far it came.
    // An item of the platform that waits would find nobody once they are out.
    const given = { ...asked, kinds, showsPlatform: true, keys };
    for (const dictionary of dictionaries)
      for (const version of await versionsInUse(parts, dictionary.dictId))
        await takeOut(parts, dictionary, { version, ...given }, { signal, inTurn });
    done = asked.upTo;
  }
}
