// Table trial_budget. A repeat is harmless: the inbox drops the event that takes of it.
import { sql, type Kysely } from 'kysely';
import type { TrialRefusal } from '../domain/trial.ts';
import { takeTrial, type Taking } from './taken-marks.ts';

/** A day, by what its sources have in common. */
export type TrialBudgets = { domain: number; network: number };

/** Null: it is taken, of the marks and of the budgets of the day. */
export async function refusalOfTrial(
  db: Kysely<unknown>,
  taking: Taking,
  sources: readonly string[],
  budgets: TrialBudgets,
): Promise<TrialRefusal | null> {
  if (!(await takeOfBudget(db, { sources, at: taking.at, budgets }))) return 'budget';
  if (await takeTrial(db, taking)) return null;
  await giveBack(db, sources, taking.at);
  return 'had';
}

/** Takes one trial of each source's budget of the day, or of none: false. In the transaction of the trial. */
async function takeOfBudget(
  db: Kysely<unknown>,
  { sources, at, budgets }: { sources: readonly string[]; at: string; budgets: TrialBudgets },
): Promise<boolean> {
  // Sorted, so that two with several sources in common never wait for each other in a circle.
  const wanted = [...new Set(sources)].sort();
  const taken: string[] = [];
  for (const source of wanted) {
    const most = source.startsWith('domain:') ? budgets.domain : budgets.network;
    const { rows } = await sql`insert into trial_budget as b (day, source, trials)
      select (${at}::timestamptz at time zone 'UTC')::date, ${source}, 1 where ${most}::int > 0
      on conflict (day, source) do update set trials = b.trials + 1 where b.trials < ${most}::int
      returning source`.execute(db);
    if (rows.length === 0) break;
    taken.push(source);
  }
  if (taken.length === wanted.length) return true;
  await giveBack(db, taken, at);
  return false;
}

/** Of a trial that was not given in the end. */
async function giveBack(db: Kysely<unknown>, sources: readonly string[], at: string): Promise<void> {
  if (sources.length === 0) return;
  await sql`update trial_budget set trials = trials - 1
    where day = (${at}::timestamptz at time zone 'UTC')::date and source = any(${[...new Set(sources)]}::text[])`.execute(
    db,
  );
}
