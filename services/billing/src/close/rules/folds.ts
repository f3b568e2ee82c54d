import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { movementsOf, type LedgerEvent } from '../../ledger/domain/ledger-events.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { invoice } from '../../invoices/domain/invoice.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { sidesOf } from '../../ledger/projections/ledger-entry.ts';

export type FoldBreak = { rule: 14 | 15 | 16; accountId: string; detail: string };

type Fold = { codeVersion: number; initial: unknown; evolve: (state: never, event: never) => unknown };
type Head = { stream_id: string; state: unknown; code_version: number };

const deciders: Readonly<Record<string, Fold>> = { ledger, subscription, invoice };
const PAGE = 2_000;

/** Folds streams and balance anew. States that an older program stored are left out. Needs the account in scope. */
export async function foldBreaks(trx: Kysely<unknown>, accountId: string): Promise<FoldBreak[]> {
  const folds = new Map<string, { fold: Fold; state: unknown }>();
  const movements = [];
  for await (const { stream_id: streamId, payload } of eventsOf(trx, accountId)) {
    const fold = deciders[familyOf(streamId)];
    if (!fold) continue;
    const { state } = folds.get(streamId) ?? { state: fold.initial };
    folds.set(streamId, { fold, state: fold.evolve(state as never, payload as never) });
    if (fold === ledger) movements.push(...movementsOf(payload as LedgerEvent));
  }
  return [...(await otherStates(trx, accountId, folds)), ...(await otherBalance(trx, accountId, sidesOf(movements)))];
}

const familyOf = (streamId: string): string => streamId.split('-')[0] ?? '';

async function* eventsOf(
  trx: Kysely<unknown>,
  accountId: string,
): AsyncGenerator<{ stream_id: string; payload: unknown }> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ account_seq: string; stream_id: string; payload: unknown }>`select
      account_seq, stream_id, payload from event_log where account_id = ${accountId} and account_seq > ${after}
      order by account_seq limit ${PAGE}`.execute(trx);
    yield* rows;
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.account_seq);
  }
}

// What was stored was folded event by event, through JSON each time; here it is one fold.
async function otherStates(
  trx: Kysely<unknown>,
  accountId: string,
  folds: ReadonlyMap<string, { fold: Fold; state: unknown }>,
): Promise<FoldBreak[]> {
  const { rows } = await sql<Head>`select stream_id, state, code_version from head
    where account_id = ${accountId}`.execute(trx);
  return rows.flatMap(({ stream_id: streamId, state, code_version: codeVersion }): FoldBreak[] => {
    const fold = deciders[familyOf(streamId)];
    if (fold?.codeVersion !== codeVersion) return [];
    const folded = folds.get(streamId)?.state ?? fold.initial;
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(folded)), state)) return [];
    const detail = `the stored state of ${streamId} is not the fold of its events`;
    return [
      { rule: 15, accountId, detail },
      { rule: 16, accountId, detail },
    ];
  });
}

async function otherBalance(
  trx: Kysely<unknown>,
  accountId: string,
  folded: ReturnType<typeof sidesOf>,
): Promise<FoldBreak[]> {
  const { rows } = await sql<Record<keyof typeof folded, string>>`select issued, available, held, delivered, expired,
    voided from lead_balance where account_id = ${accountId}`.execute(trx);
  const [row = { issued: 0, available: 0, held: 0, delivered: 0, expired: 0, voided: 0 }] = rows;
  const stored = Object.fromEntries(Object.entries(row).map(([name, leads]) => [name, Number(leads)]));
  return isDeepStrictEqual(stored, { ...folded })
    ? []
    : [{ rule: 14, accountId, detail: 'the balance is not the fold of the events' }];
}
