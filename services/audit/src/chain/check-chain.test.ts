import { chainHash, FIRST_PREV_HASH } from '@leadwright/eventsourcing/log/published-event';
import { checkChain, type ChainEnd, type ChainRow, type ChainStores, type TrailChainRow } from './check-chain.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A whole chain of `length` events that say `words`. */
function chainOf(length: number, words = 'event'): TrailChainRow[] {
  let before: Uint8Array = FIRST_PREV_HASH;
  return Array.from({ length }, (_, i) => {
    const message = Buffer.from(`${words} ${i + 1}`);
    const hash = chainHash(before, message);
    const row = { accountSeq: i + 1, eventId: `e${i + 1}`, message, prevHash: hex(before), hash: hex(hash) };
    before = hash;
    return { ...row, wrongColumn: null, recordedAt: '2026-11-03T10:00:00.000000Z' };
  });
}

const endOf = (rows: readonly ChainRow[]): ChainEnd => ({
  accountSeq: rows.at(-1)?.accountSeq ?? 0,
  hash: rows.at(-1)?.hash ?? null,
});

function storesOf(log: ChainRow[], trail: TrailChainRow[], received: ChainEnd): ChainStores {
  const page =
    <Row extends ChainRow>(rows: Row[]) =>
    async (after: number, limit: number) =>
      rows.filter(({ accountSeq }) => accountSeq > after).slice(0, limit);
  return { log: page(log), trail: page(trail), received: async () => received };
}

const check = (log: ChainRow[], trail: TrailChainRow[], received = endOf(chainOf(12)), range = { from: 1, to: 20 }) =>
  checkChain(storesOf(log, trail, received), range);
const without = <Row extends ChainRow>(rows: Row[], ...seqs: number[]): Row[] =>
  rows.filter(({ accountSeq }) => !seqs.includes(accountSeq));
const changed = <Row extends ChainRow>(rows: Row[], seq: number, by: Partial<Row>): Row[] =>
  rows.map((row) => (row.accountSeq === seq ? { ...row, ...by } : row));
const whole = chainOf(12);

describe('a chain', () => {
  it('holds where both stores have the same events, up to the end that was kept', async () => {
    expect(await check(whole, whole)).toEqual({
      ...{ from: 1, to: 12, events: 12, underWay: 0, problem: null, clockJumps: [] },
      lastHash: whole[11]?.hash,
    });
  });

  it('of nothing holds, and so do events that are on their way', async () => {
    expect(await check([], [], { accountSeq: 0, hash: null })).toMatchObject({ to: 0, lastHash: null, problem: null });
    const received = endOf(whole.slice(0, 10));
    const found = await check(whole, whole.slice(0, 10), received);
    expect(found).toMatchObject({ to: 12, events: 10, underWay: 2, problem: null });
  });

  it('is checked in a range, over more pages than one', async () => {
    const long = chainOf(1_300);
    expect(await check(long, long, endOf(long), { from: 3, to: 1_250 })).toMatchObject({
      ...{ from: 3, to: 1_250, events: 1_248, problem: null },
    });
    const cut = changed(long, 1_249, { message: Buffer.from('other') });
    expect(await check(cut, long, endOf(long), { from: 900, to: 1_300 })).toMatchObject({
      events: 349,
      problem: { store: 'log', problem: 'hash-differs', accountSeq: 1_249 },
    });
  });
});

describe('what does not fit is named with its store', () => {
  const other = { message: Buffer.from('other') };
  const forged = [...whole.slice(0, 6), ...chainOf(12, 'forged').slice(6)];
  /** The events from 7 on are others, and their hashes were computed anew. */
  const rewritten = ((): TrailChainRow[] => {
    let before = whole[5]?.hash ?? '';
    return forged.map((row) => {
      if (row.accountSeq < 7) return row;
      const hash = hex(chainHash(Buffer.from(before, 'hex'), row.message));
      const linked = { ...row, prevHash: before, hash };
      before = hash;
      return linked;
    });
  })();

  it.each<[string, ChainRow[], TrailChainRow[], string, string, number]>([
    ['bytes changed in the log', changed(whole, 7, other), whole, 'log', 'hash-differs', 7],
    ['bytes changed in the trail', whole, changed(whole, 7, other), 'trail', 'hash-differs', 7],
    ['the hash changed in the log', changed(whole, 7, { hash: 'ff'.repeat(32) }), whole, 'log', 'hash-differs', 7],
    ['the hash changed in the trail', whole, changed(whole, 7, { hash: 'ff'.repeat(32) }), 'trail', 'hash-differs', 7],
    [
      'one linked to another',
      whole,
      changed(whole, 7, { prevHash: '11'.repeat(32) }),
      'trail',
      'previous-hash-differs',
      7,
    ],
    ['one removed from the log', without(whole, 7), whole, 'log', 'missing', 7],
    ['one removed from the trail', whole, without(whole, 7), 'trail', 'missing', 7],
    ['one removed from both', without(whole, 7), without(whole, 7), 'both', 'missing', 7],
    ['the last removed from the log', without(whole, 12), whole, 'log', 'end-missing', 12],
    ['the last removed from the trail', whole, without(whole, 12), 'trail', 'end-missing', 12],
    ['the last two removed from both', without(whole, 11, 12), without(whole, 11, 12), 'both', 'end-missing', 11],
    ['all removed from both', [], [], 'both', 'end-missing', 1],
    ['a new tail in the log', rewritten, whole, 'log', 'rewritten', 7],
    ['a new tail in the trail', whole, rewritten, 'trail', 'rewritten', 7],
    ['a new tail in both', rewritten, rewritten, 'both', 'rewritten', 12],
    ['a column changed', whole, changed(whole, 7, { wrongColumn: 'event' }), 'trail', 'columns-differ', 7],
    ['an id changed', whole, changed(whole, 7, { eventId: 'another' }), 'trail', 'columns-differ', 7],
  ])('%s', async (_name, log, trail, store, problem, accountSeq) => {
    const found = await check(log, trail);
    expect(found.problem).toMatchObject({ store, problem, accountSeq });
  });
});
