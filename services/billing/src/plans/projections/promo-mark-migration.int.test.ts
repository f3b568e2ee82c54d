// Promos that were taken before marks were kept of them are claimed by the migration that brings the marks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { testDatabase } from '@leadwright/testing/postgres';
import { sql } from 'kysely';
import { migrationFolders } from '../../migrations.ts';
import { isPromoOfAnother, rememberMarks, takePromo } from './taken-marks.ts';

const migration = path.join(repositoryRoot, 'services/billing/migrations/0021_promo_mark.sql');
const at = '2027-01-01T00:00:00Z';

it('claims the promos of accounts whose marks a trial left, for the first that had each', async () => {
  const own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(own.url);
  try {
    await inScope(database.db, 'all', async (trx) => {
      await sql`drop table account_mark, promo_mark`.execute(trx);
      await sql`insert into trial_mark (mark, account_id, taken_at) values
        ('address:1:aa', 'had', ${at}), ('phone:1:bb', 'had', ${at}), ('address:1:cc', 'none', ${at})`.execute(trx);
      await sql`insert into promo_record (account_id, lot_id, code, value, recipients, person_id, at) values
        ('had', 'lot-1', 'october-promo', 1000000, '{}', 'p', ${at}), ('had', 'lot-2', 'october-promo', 50000, '{}', 'p', ${at}),
        ('had', 'lot-3', 'SHARED-SEARCH', 10000, '{}', 'p', ${at}), ('none', 'lot-4', 'SHARED-SEARCH', 10000, '{}', 'p', ${at}),
        ('unmarked', 'lot-5', 'october-promo', 50000, '{}', 'p', ${at})`.execute(trx);
      for (const statement of readFileSync(migration, 'utf8').split(/;$/m))
        if (statement.trim() !== '') await sql.raw(statement).execute(trx);
      await sql`alter table promo_mark add column call_id text`.execute(trx);
      const { rows } = await sql<{ mark: string }>`select mark from promo_mark order by mark`.execute(trx);
      expect(rows.map(({ mark }) => mark)).toEqual(['october-promo:address:1:aa', 'october-promo:phone:1:bb']);
      await rememberMarks(trx, { accountId: 'later', marks: ['phone:1:bb'], at });
      expect(await isPromoOfAnother(trx, 'later', 'october-promo')).toBe(true);
      expect(await isPromoOfAnother(trx, 'later', 'november-promo')).toBe(false);
      expect(await takePromo(trx, 'october-promo', { accountId: 'later', marks: [], at, callId: null })).toBe(false);
      expect(await takePromo(trx, 'november-promo', { accountId: 'later', marks: [], at, callId: null })).toBe(true);
    });
  } finally {
    await database.close();
    await own.drop();
  }
});
