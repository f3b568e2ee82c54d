import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { ledger } from '../../ledger/domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { materialise } from '../../subscription/periods/materialise.ts';

/** One that holds nothing is accepted; `<download>:released` is a cause, which happens once for ever. */
export async function releaseHold(
  downloadId: string,
  { accountId, context }: Pick<Received, 'accountId' | 'context'>,
  tx: WriteTransaction,
): Promise<void> {
  await materialise(tx, accountId, context);
  const released = await tx.execute(
    ledgerStream(accountId),
    ledger,
    { type: 'ReleaseReservation', downloadId, at: tx.at },
    { ...context, causes: [`${downloadId}:released`] },
  );
  if (!released.accepted) throw new Error(`download ${downloadId} cannot be released: ${released.refusal.code}`);
}
