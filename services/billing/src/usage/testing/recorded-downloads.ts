// Random download events of an account as export publishes them, and the ledger that results when each
// arrives once and in order.
import { topics } from '@leadwright/contracts/topology';
import { randomUUID } from 'node:crypto';
import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import type { BusRecord } from '@leadwright/messaging/event-bus';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import type { LedgerEvent } from '../../ledger/domain/ledger-events.ts';
import { ledger, type Ledger, type LedgerCommand } from '../../ledger/domain/ledger.ts';
import { planGrant } from '../../plans/domain/plan-lot.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { at } from '../../ledger/testing/random-commands.ts';

type ExportCase = NonNullable<MessageInitShape<typeof ExportEventSchema>['event']>;

export type RecordedAccount = {
  accountId: string;
  records: BusRecord[];
  /** The ledger's events after the first grant. */
  expected: LedgerEvent[];
  state: Ledger;
};

export const exportTopic = topics.export;
export const recordedPlan = planNamed('rollover-50k');
// More in total than the plan's 50,000 leads, so that some are refused.
const ROWS_MAX = 5_000;
const OPEN_MAX = 4;

export const recordedLattice = (accountId: string) => latticeFrom(`lattice-${accountId}`, at, 'UTC');

/** `count` events of one account: each requested download ends once; refused ones fail or are cancelled. */
export function recordDownloads(accountId: string, count: number, random: () => number): RecordedAccount {
  const below = (max: number): number => Math.floor(random() * max);
  const account: RecordedAccount = { accountId, records: [], expected: [], state: ledger.initial };
  decide(account, planGrant(recordedPlan, recordedLattice(accountId), 0));
  account.expected = [];
  const open: { downloadId: string; rows: number }[] = [];
  while (account.records.length < count) {
    const ending =
      open.length >= OPEN_MAX || (open.length > 0 && random() < 0.5)
        ? open.splice(below(open.length), 1)[0]
        : undefined;
    if (!ending) {
      const asked = {
        downloadId: `${accountId}-d${account.records.length}`,
        rows: below(ROWS_MAX),
        dictId: 'consumers',
        multiplierHundredths: 100,
      };
      open.push(asked);
      publish(account, { case: 'downloadRequested', value: { ...asked, rows: BigInt(asked.rows) } });
      decide(account, {
        type: 'ReserveLeads',
        request: { ...asked, effectiveAt: at },
        downloadLimit: recordedPlan.downloadLimit,
        unlimited: false,
      });
      continue;
    }
    const { downloadId, rows } = ending;
    const holds = account.state.holds.some((hold) => hold.downloadId === downloadId);
    if (!holds || random() < 0.2) {
      // What ends without a file gives everything back, whether it failed or was cancelled.
      publish(
        account,
        account.records.length % 2 === 0
          ? { case: 'downloadFailed', value: { downloadId, reason: 'no-rows' } }
          : { case: 'downloadCancelled', value: { downloadId } },
      );
      decide(account, { type: 'ReleaseReservation', downloadId, at });
    } else {
      const delivered = below(rows + 1);
      publish(account, { case: 'downloadCompleted', value: { downloadId, rows: BigInt(delivered) } });
      decide(account, { type: 'UseLeads', downloadId, rows: delivered, at });
    }
  }
  return account;
}

function decide(account: RecordedAccount, command: LedgerCommand): void {
  const decision = ledger.decide(command, account.state);
  if (!decision.accepted) throw new Error(`the story of ${account.accountId} is refused: ${decision.refusal.code}`);
  account.expected.push(...decision.events);
  account.state = decision.events.reduce(ledger.evolve, account.state);
}

function publish(account: RecordedAccount, event: ExportCase): void {
  const { accountId } = account;
  const accountSeq = account.records.length + 1;
  const eventId = randomUUID();
  const meta = {
    eventId,
    accountId,
    accountSeq: BigInt(accountSeq),
    streamId: `download-${accountId}`,
    schemaV: 1,
    effectiveAt: timestampOf(at),
    recordedAt: timestampOf(at),
    actorId: 'person-1',
    correlationId: eventId,
  };
  const value = toBinary(ExportEventSchema, create(ExportEventSchema, { meta, event }));
  account.records.push({
    topic: exportTopic,
    accountId,
    accountSeq,
    eventId,
    headers: { type: event.case ?? '' },
    value,
  });
}
