// A repeat is harmless: the inbox drops it, and each credit's lot id is a cause, which happens once for ever.
import type { FileReported } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { bonusNow } from '../bonus-now.ts';
import { badFileCredits } from '../domain/bonus-lots.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { hasLots, usedParts } from '../projections/used-parts.ts';
import { refusalText } from '../../kernel/refusal-text.ts';

/** Credits what the bad file cost, one lot per category, linked to the download. The charge holds the multiplier. */
export const fileReported: Reaction<FileReported> = async ({ downloadId, verdict }, { accountId, context }, tx) => {
  if (verdict !== 'approved') return;
  await materialise(tx, accountId, context);
  const used = await usedParts(tx.db, accountId, downloadId);
  const bonus = await bonusNow(tx, accountId);
  if (used.length === 0 || !bonus)
    throw new Error(`download ${downloadId} was reported and nothing was charged for it`);
  const credits = badFileCredits(downloadId, used, bonus);
  const lotIds = credits.map(({ lot }) => lot.lotId);
  if (await hasLots(tx.db, accountId, lotIds)) return;
  for (const credit of credits) {
    const done = await tx.execute(ledgerStream(accountId), ledger, credit, { ...context, causes: [credit.lot.lotId] });
    if (!done.accepted) throw new Error(`download ${downloadId} cannot be credited: ${refusalText(done.refusal)}`);
  }
};
