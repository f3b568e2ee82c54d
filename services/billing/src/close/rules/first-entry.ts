// Which entry of an account is not what its event says: looked for where the entries as a whole differ.
import { sql, type Kysely } from 'kysely';
import { movementsOf, type LedgerEvent } from '../../ledger/domain/ledger-events.ts';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { broken, type BrokenRule } from './finding.ts';
import { storedLine } from './stored-tables.ts';
import { entryLines } from './tables-of-events.ts';

type Found = { seq: string; line: number; event_id: string; lot_id: string; text: string };

/** `events`: those of the account's ledger, in order. null: every entry is as it should be. */
export async function firstDifferingEntry(
  trx: Kysely<unknown>,
  accountId: string,
  events: AsyncIterable<StoredEvent<LedgerEvent>>,
): Promise<BrokenRule | null> {
  const stored = entriesOf(trx, accountId);
  let next = await stored.next();
  let available = 0;
  for await (const event of events) {
    const movements = movementsOf(event.event);
    for (const [nth, said] of entryLines(event, movements, available).entries()) {
      const has = next.done ? null : next.value;
      if (has?.text === said) {
        next = await stored.next();
        continue;
      }
      return has !== null && isBefore(has, event.accountSeq, nth)
        ? unknownEntry(accountId, has)
        : differingEntry(accountId, event, { nth, said, has });
    }
    for (const { from, to, leads } of movements)
      available += (to === 'available' ? leads : 0) - (from === 'available' ? leads : 0);
  }
  return next.done ? null : unknownEntry(accountId, next.value);
}

const isBefore = ({ seq, line }: Found, accountSeq: number, nth: number): boolean =>
  Number(seq) < accountSeq || (Number(seq) === accountSeq && line < nth);

function unknownEntry(accountId: string, { seq, line, event_id, lot_id }: Found): BrokenRule {
  return broken({
    ...{ rule: 14, code: 'entry-differs', accountId, seq: Number(seq), lotId: lot_id },
    entryId: `${event_id}.${line}`,
    detail: `entry ${seq}.${line} is there, and no event made it`,
  });
}

function differingEntry(
  accountId: string,
  { accountSeq, eventId, event }: StoredEvent<LedgerEvent>,
  { nth, said, has }: { nth: number; said: string; has: Found | null },
): BrokenRule {
  const movement = movementsOf(event)[Math.trunc(nth / 2)];
  // The leg that people see.
  const isFrom = movement?.from === 'available' || movement?.type === 'used';
  const shown = nth - (nth % 2) + (isFrom ? 0 : 1);
  const isThere = has !== null && Number(has.seq) === accountSeq && has.line === nth;
  const place = `entry ${accountSeq}.${nth}`;
  return broken({
    ...{ rule: 14, code: 'entry-differs', accountId, seq: accountSeq, entryId: `${eventId}.${shown}` },
    lotId: movement?.lotId ?? null,
    detail: isThere ? `${place} ${otherwise(has.text, said)}` : `${place} is not there`,
  });
}

// The words of a line, as `entryLines` puts them.
const words = ['place', 'line', 'type', 'side', 'lot', 'leads', 'balance', 'download', 'reason', 'correction', 'date'];

function otherwise(has: string, said: string): string {
  const [one, other] = [has.split(' '), said.split(' ')];
  const at = other.findIndex((word, nth) => word !== one[nth]);
  return `has ${words[at] ?? 'words'} ${one[at] || 'none'}, and its event says ${other[at] || 'none'}`;
}

const PAGE = 2_000;

async function* entriesOf(trx: Kysely<unknown>, accountId: string): AsyncGenerator<Found, undefined> {
  let after = { seq: '0', line: -1 };
  for (;;) {
    const { rows } = await sql<Found>`select seq, line, event_id, lot_id, ${storedLine} as text from ledger_entry
      where account_id = ${accountId} and (seq, line) > (${after.seq}::bigint, ${after.line}::int)
      order by seq, line limit ${PAGE}`.execute(trx);
    yield* rows;
    if (rows.length < PAGE) return undefined;
    after = rows.at(-1) ?? after;
  }
}
