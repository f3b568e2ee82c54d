// A repeat is harmless: the inbox drops it, and the download's id is a cause: the first answer stands.
import type { DownloadRequested } from '@leadwright/contracts/export/v1/export_events';
import { effectiveAtOf, type Received } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import type { Moment } from '@leadwright/eventsourcing/event-store';
import { ledger } from '../../ledger/domain/ledger.ts';
import type { ReserveLeads } from '../../ledger/domain/reservations.ts';
import { limitsOf } from '../../plans/domain/agreed-terms.ts';
import { ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { fillsNow } from '../../subscription/domain/period-payments.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { isOverSeats } from '../../subscription/projections/seat.ts';
import { termsInForce } from '../../subscription/provider-state/terms-in-force.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { refusalText } from '../../kernel/refusal-text.ts';

export const downloadRequested: Reaction<DownloadRequested> = async (
  { downloadId, dictId, rows, multiplierHundredths },
  received,
  tx,
) => {
  const { accountId, context } = received;
  await materialise(tx, accountId, context);
  const request = { downloadId, dictId, rows, multiplierHundredths, effectiveAt: effectiveAtOf(received) };
  const command = async (moment: Moment): Promise<ReserveLeads> => {
    const current = await moment.load(subscriptionStream(accountId), subscription);
    // Without a plan nothing may be downloaded: the answer is a refusal that export consumes.
    const none = current === null || current.status === 'cancelled';
    if (none) return { type: 'ReserveLeads', request, downloadLimit: 0, unlimited: false };
    const terms = await termsInForce(moment, accountId, current);
    const { downloadLimit, unlimited } = limitsOf(terms, { dictId, rows });
    const { membersMax } = terms;
    return {
      ...{ type: 'ReserveLeads', request, downloadLimit, unlimited: unlimited && fillsNow(current) },
      isOverSeats: await isOverSeats(tx.db, accountId, { personId: askedBy(received), membersMax }),
    };
  };
  const reserved = await tx.execute(ledgerStream(accountId), ledger, command, { ...context, causes: [downloadId] });
  if (!reserved.accepted)
    throw new Error(`download ${downloadId} cannot be reserved: ${refusalText(reserved.refusal)}`);
};

// Who acts for a person takes that person's seat.
const askedBy = ({ message: { meta } }: Received): string => meta?.onBehalfOf || (meta?.actorId ?? '');
