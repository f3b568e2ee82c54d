import { sql } from 'kysely';
import { listLeadImports } from '../projections/lead-import.ts';
import type { SearchUnderTest } from './search-under-test.ts';

/** Instead of waiting until a dead import, or a dead activation, was silent for long enough. */
export async function silenceImports({ database }: Pick<SearchUnderTest, 'database'>): Promise<void> {
  await sql`update lead_import set last_sign_at = last_sign_at - interval '1 minute' where state in ('writing', 'ready')
    or work is not null`.execute(database.db);
}

/** Of all imports of a kind, the oldest first. */
export async function importStates({ database }: Pick<SearchUnderTest, 'database'>, dictId: string): Promise<string[]> {
  return (await listLeadImports(database.db, dictId)).map(({ state }) => state).reverse();
}
