// One sequence in which each kind of request happens, so that no seed decides which kinds a run plays.
import type { Address, Move, MoneyMove } from './moves.ts';

const to = (person: number): Address => ({ person, isPublic: true, spelling: 0 });

/** In their order, of an account that begins on the team plan. */
const money: { [Kind in MoneyMove['kind']]: Move } = {
  use: { kind: 'use', share: 0.5 },
  change: { kind: 'change', planId: 'rollover-50k' },
  wait: { kind: 'wait', share: 0.3 },
  give: { kind: 'give', planId: 'call-center-unlimited' },
  renew: { kind: 'renew' },
  refund: { kind: 'refund', share: 1, part: 0.25 },
  dispute: { kind: 'dispute', share: 1, as: 'open' },
  cancel: { kind: 'cancel', when: 'now' },
  subscribe: { kind: 'subscribe', planId: 'team-unlimited' },
};
const joins: Move = { kind: 'join' };
const earning: { [Kind in Exclude<Move['kind'], MoneyMove['kind']>]: Move[] } = {
  share: [{ kind: 'share', to: to(0) }],
  confirm: [{ kind: 'confirm', share: 1 }],
  bounce: [
    { kind: 'share', to: to(1) },
    { kind: 'bounce', share: 1 },
  ],
  trial: [{ kind: 'trial', of: to(2) }],
  promotion: [{ kind: 'promotion', isOwn: false, of: null, card: 1, spelling: 0 }, money.subscribe],
  join: [joins],
  order: [{ kind: 'order', share: 1, isLarge: false }],
  leave: [{ kind: 'leave', share: 1 }],
  report: [money.use, { kind: 'report', share: 1 }],
};

export const everyMoneyMove: Move[] = Object.values(money);
export const everyMove: Move[] = [...Object.values(earning).flat(), ...everyMoneyMove];
export const kindsIn = (moves: readonly Move[]): Set<string> => new Set(moves.map(({ kind }) => kind));
