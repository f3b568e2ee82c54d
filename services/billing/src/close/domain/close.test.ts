import { close, type Close, type CloseCommand, type CloseEvent, type LockMonth, type ProposeMonth } from './close.ts';
import { monthAfter, monthsBetween, spanOf } from './month.ts';

const at = '2026-12-02T09:00:00.000000Z';
const proposing: ProposeMonth = {
  type: 'ProposeMonth',
  month: '2026-11',
  proposalId: 'one',
  by: 'fiona',
  at,
  nextMonth: '2026-11',
  accounts: 3,
  due: null,
};
const locking: LockMonth = {
  type: 'LockMonth',
  month: '2026-11',
  proposalId: 'one',
  by: 'frank',
  at,
  findings: 0,
  differences: 0,
  since: 0,
  due: null,
  manifestSha256: 'ab',
  signature: 'cd',
};

function after(...commands: CloseCommand[]): { state: Close; events: CloseEvent[] } {
  const events: CloseEvent[] = [];
  let state: Close = close.initial;
  for (const command of commands) {
    const decided = close.decide(command, state);
    if (!decided.accepted) throw new Error(decided.refusal.code);
    for (const event of decided.events) state = close.evolve(state, event);
    events.push(...decided.events);
  }
  return { state, events };
}

const answer = (command: CloseCommand, ...before: CloseCommand[]) => close.decide(command, after(...before).state);
const refused = (code: string) =>
  expect.objectContaining({ accepted: false, refusal: expect.objectContaining({ code }) });

describe('the close of a month', () => {
  it('is proposed by one person and locked by another', () => {
    const { events } = after(proposing, locking);
    expect(events.map(({ type }) => type)).toEqual(['MonthCloseProposed', 'MonthLocked']);
    expect(answer({ ...locking, by: 'fiona' }, proposing)).toEqual(refused('own-proposal'));
  });

  it('is never opened again: neither proposed nor locked a second time', () => {
    expect(answer({ ...proposing, proposalId: 'two' }, proposing, locking)).toEqual(refused('month-locked'));
    expect(answer({ ...locking, by: 'ada' }, proposing, locking)).toEqual(refused('month-locked'));
    expect(answer(locking, proposing, locking)).toEqual({ accepted: true, events: [] });
  });

  it('waits for what ended within the month to be booked, and not for what ends with it', () => {
    const due = { accountId: 'a', dueAt: '2026-11-30T23:59:59.999999Z' };
    const next = { accountId: 'a', dueAt: '2026-12-01T00:00:00.000000Z' };
    expect(answer({ ...proposing, due })).toEqual({ accepted: false, refusal: { code: 'ends-not-booked', ...due } });
    expect(answer({ ...locking, due }, proposing)).toEqual(refused('ends-not-booked'));
    expect(answer({ ...proposing, due: next })).toMatchObject({ accepted: true });
    expect(answer({ ...locking, due: next }, proposing)).toMatchObject({ accepted: true });
  });

  it('waits for the end of the month, and for the months before it', () => {
    expect(answer({ ...proposing, at: '2026-11-30T23:59:59.999999Z' })).toEqual(refused('month-not-over'));
    expect(answer({ ...proposing, at: '2026-12-01T00:00:00.000000Z' })).toMatchObject({ accepted: true });
    expect(answer({ ...proposing, nextMonth: '2026-10' })).toEqual(refused('month-out-of-order'));
    expect(answer({ ...proposing, nextMonth: null })).toEqual(refused('month-out-of-order'));
  });

  it('is locked as its newest proposal, without a difference and without a fact that came since', () => {
    expect(answer(locking)).toEqual(refused('month-not-proposed'));
    const again = { ...proposing, proposalId: 'two' };
    expect(answer(locking, proposing, again)).toEqual(refused('proposal-replaced'));
    expect(answer({ ...locking, findings: 1, differences: 1 }, proposing)).toEqual(refused('month-not-proven'));
    expect(answer({ ...locking, differences: 1 }, proposing)).toEqual(refused('month-differs'));
    expect(answer({ ...locking, since: 1 }, proposing)).toEqual(refused('facts-since-proposal'));
    expect(answer({ ...locking, proposalId: 'two' }, proposing, again)).toMatchObject({ accepted: true });
  });
});

it('a month is half-open and in UTC', () => {
  expect(spanOf('2026-12')).toEqual({ from: '2026-12-01T00:00:00.000000Z', to: '2027-01-01T00:00:00.000000Z' });
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBetween('2026-11', '2026-10')).toEqual([]);
});
