import { sql, type Kysely } from 'kysely';
import { isoFromPostgres, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Gate } from './run-gate.ts';

/** What the gate said of a proposal when it was last run. */
export type KeptGate = Gate & { proposalId: string; checkedAt: string };

type Result = Omit<Gate, 'accounts'>;

type Proposal = { month: string; proposalId: string };

export async function keepGate(
  database: Pick<Database, 'db'>,
  { month, proposalId, checkedAt }: Proposal & { checkedAt: string },
  gate: Gate,
): Promise<KeptGate> {
  const { accounts, ...result } = gate;
  const { rows } = await inScope(database.db, 'all', (trx) =>
    sql<{ checked_at: string }>`insert into month_gate (month, proposal_id, checked_at, accounts, result)
      values (${month}, ${proposalId}, ${checkedAt}::timestamptz, ${accounts}, ${JSON.stringify(result)}::jsonb)
      on conflict (month) do update set proposal_id = excluded.proposal_id, checked_at = excluded.checked_at,
        accounts = excluded.accounts, result = excluded.result
      returning checked_at`.execute(trx),
  );
  return { ...gate, proposalId, checkedAt: isoFromPostgres(rows[0]?.checked_at ?? '') };
}

/** null: it was not run since the month was proposed. */
export async function findGate(trx: Kysely<unknown>, { month, proposalId }: Proposal): Promise<KeptGate | null> {
  const { rows } = await sql<{
    checked_at: string;
    accounts: number;
    result: Result;
  }>`select checked_at, accounts, result
    from month_gate where month = ${month} and proposal_id = ${proposalId}`.execute(trx);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row.result, accounts: row.accounts, proposalId, checkedAt: isoFromPostgres(row.checked_at) };
}
