import { missesOf, rowOf, tableOf } from './row.ts';

const seen = {
  requests: 40,
  failed: 3,
  failures: { 'count status 503': 2, 'balance ECONNREFUSED': 1 },
  downloads: { accepted: 0, ready: 0, failed: 0 },
  leads: 0,
  ledgerMismatch: 0,
  p95Ms: {},
  longestMs: 2_340,
  orders: [
    { key: 'a', id: '1', status: 'ready', leads: 20, waitedMs: 900, rows: 20 },
    { key: 'b', id: '2', status: 'ready', leads: 20, waitedMs: 6_040, rows: 20 },
  ],
  failedAt: [11_000, 14_260],
};

describe('a row of the table of faults', () => {
  it('says what users saw, from the fault to the last failed request, and the longest waits', () => {
    const row = rowOf('kill -9 of billing', 10_000, seen, []);
    expect(missesOf(row)).toEqual([]);
    expect(tableOf([row]).split('\n').at(-1)).toBe(
      '| kill -9 of billing | 3 of 40 requests failed: count 503 × 2, balance without an answer × 1 | 4.3 s | answer 2.3 s, file 6 s | 0 of 2 |',
    );
  });

  it('calls lost what was acknowledged and is not ready, or whose file is not what it cost', () => {
    const orders = [
      { key: 'a', id: '1', status: 'open', leads: 0, waitedMs: 70_000 },
      { key: 'b', id: '2', status: 'ready', leads: 20, waitedMs: 1, rows: 19 },
      { key: 'c', id: '3', status: 'ready', leads: 20, waitedMs: 1 },
    ];
    expect(missesOf(rowOf('a cut', 0, { ...seen, orders }, ['20 leads moved without a reason']))).toEqual([
      'order 1 is open',
      'order 2 cost 20 leads and its file has 19 rows',
      'order 3 cost 20 leads and its file has no rows',
      '20 leads moved without a reason',
      'file: 70 s',
    ]);
  });

  it('has nothing to say of a fault that nobody saw', () => {
    const row = rowOf('a pause', 10_000, { ...seen, failures: {}, failedAt: [] }, []);
    expect(tableOf([row])).toContain('| a pause | 0 of 40 requests failed | – |');
  });
});
