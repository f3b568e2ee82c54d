// One pass over an account's log, event by event: whether the log proves itself, and what follows from it for the tables.
import type { LoggedEvent } from '@leadwright/eventsourcing/event-store';
import { ClockWatch } from '@leadwright/eventsourcing/operate/clock-jumps';
import type { Contract } from '@leadwright/eventsourcing/log/published-event';
import { CHAIN_BEGINNING, differingField, problemAfter } from '@leadwright/eventsourcing/log/verify-chain';
import { broken, type BrokenRule, type FindingCode } from './finding.ts';
import { TablesOfEvents } from './tables-of-events.ts';
import { StatesOfEvents } from './states-of-events.ts';

/** `type`: the column, which the bytes name too. */
export type StoredRow = LoggedEvent & { type: string };

/** More of one kind say nothing new: what follows a break is broken too. */
const SHOWN_MAX = 5;

const codes = {
  'sequence-broken': 'log-gap',
  'previous-hash-differs': 'chain-broken',
  'hash-differs': 'hash-differs',
  'payload-differs': 'payload-differs',
} as const satisfies Record<string, FindingCode>;

export class AccountProof {
  readonly tables: TablesOfEvents;
  readonly states = new StatesOfEvents();
  private readonly clock = new ClockWatch();
  private readonly found: BrokenRule[] = [];
  private end = CHAIN_BEGINNING;
  private readonly contract: Contract<never>;
  readonly accountId: string;

  constructor(contract: Contract<never>, accountId: string) {
    this.contract = contract;
    this.accountId = accountId;
    this.tables = new TablesOfEvents(accountId);
  }

  /** In the order of the log. */
  see(row: StoredRow): void {
    this.seeLink(row);
    this.clock.see(row);
    try {
      this.states.see(row);
      this.tables.see(row);
    } catch (error) {
      // A payload that no code of billing would have written cannot be folded either.
      const why = error instanceof Error ? error.message : String(error);
      this.report('payload-differs', row.accountSeq, `event ${row.accountSeq} cannot be read: ${why}`);
    }
  }

  /** What is wrong with the log alone. A clock that ran ahead is none where finance answered for the event by an adjustment. */
  ofLog(): BrokenRule[] {
    const jumps = this.clock.jumps.filter(({ eventId }) => !this.tables.answered.has(eventId));
    return [
      ...this.found,
      ...jumps.map(({ accountSeq, eventId, recordedAt, nextAt }) =>
        broken({
          ...{ rule: 27, code: 'clock-ahead', accountId: this.accountId, seq: accountSeq },
          // By its id an adjustment answers for it.
          detail: `event ${accountSeq}, ${eventId}, was recorded at ${recordedAt}, and the one after it at ${nextAt}`,
        }),
      ),
    ];
  }

  private seeLink(row: StoredRow): void {
    const { accountSeq, hash, event, type } = row;
    const problem = problemAfter(this.contract, row as never, this.end);
    if (problem === 'sequence-broken')
      this.report(
        'log-gap',
        accountSeq,
        `event ${this.end.accountSeq + 1} is missing, and event ${accountSeq} is there`,
      );
    else if (problem === 'payload-differs') this.reportField(row);
    else if (problem !== null) this.report(codes[problem], accountSeq, `event ${accountSeq} ${says[problem]}`);
    else if (type !== event.type)
      this.report(
        'column-differs',
        accountSeq,
        `event ${accountSeq} is called ${type}, and its bytes say ${event.type}`,
      );
    this.end = { accountSeq, hash };
  }

  private reportField(row: StoredRow): void {
    const field = differingField(this.contract, row as never) ?? 'message';
    const code = field.startsWith('meta.') ? 'column-differs' : 'payload-differs';
    this.report(code, row.accountSeq, `event ${row.accountSeq} has another ${field} than its bytes`);
  }

  private report(code: FindingCode, seq: number, detail: string): void {
    if (this.found.length < SHOWN_MAX)
      this.found.push(broken({ rule: 13, code, accountId: this.accountId, seq, detail }));
  }
}

const says = {
  'previous-hash-differs': 'does not continue the one before it',
  'hash-differs': 'was changed: its hash is not that of its bytes',
} as const;
