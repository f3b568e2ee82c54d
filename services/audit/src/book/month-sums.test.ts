import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { readMonthSums } from './month-sums.ts';

/** A trail that receives the last of two events of the account just after it was asked anything. */
function receiving(): Pick<ClickHouse, 'rows'> {
  let events = 1;
  const rows = async ({ sql }: { sql: string }): Promise<unknown[]> => {
    const known = events;
    events = 2;
    if (sql.includes('AS events')) return [{ account_id: 'a', events: known }];
    const sum = { plan_id: '', kind: 'plan', category: 'paid', delivered: known === 2 ? 50 : 0 };
    return [
      { ...sum, is_whole: 0 },
      { ...sum, is_whole: 1, accounts: 1, entries: known },
    ];
  };
  return { rows: rows as ClickHouse['rows'] };
}

it('an event that arrives while a month is added up is in its sums, or its account is named as lacking', async () => {
  const positions = [{ accountId: 'a', after: 0, through: 2 }];
  const question = { month: '2026-11', positions, byLot: false };
  const { sums, lacking } = await readMonthSums(receiving() as ClickHouse, question);
  expect({ delivered: sums[0]?.delivered, lacking }).not.toEqual({ delivered: 0, lacking: [] });
});
