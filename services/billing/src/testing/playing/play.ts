// Plays a sequence of requests, and holds every rule and the second book against the product after each of them.
import { expect } from '@jest/globals';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { moneyRules } from './money-rules.ts';
import type { Earning } from './earning.ts';
import { PROMO, type EarningMove, type Move, type MoneyMove, type PromotionMove } from './moves.ts';
import { price, type PlayingAccount } from './playing-account.ts';
import { expectPromised } from './promised.ts';
import { secondBook, type BookedPlan, type SecondBook } from './second-book/book.ts';

/** Leads of one file. */
const FILE_MAX = 1_000_000;
const booked = (planId: string): BookedPlan => ({
  first: planId === PROMO ? planNamed(planId).leadsFirstPeriod : null,
  priceCents: price(planId),
  leads: planNamed(planId).leadsPerPeriod,
  carries: planNamed(planId).carriesOver,
  isUnlimited: planNamed(planId).unlimited,
  ...{ seats: planNamed(planId).membersMax, file: planNamed(planId).downloadLimit },
});

const withoutPlan = ['subscribe', 'promotion', 'use', 'dispute', 'refund'];
const isEarning = ({ kind }: Move): boolean =>
  ['share', 'confirm', 'bounce', 'report', 'trial', 'join', 'leave', 'order'].includes(kind);

export type Counts = { moves: number; compared: number; kinds: Set<string> };

/** `earns`: what the account does to have leads for nothing; without it there is no trial either. */
export async function play(
  playing: PlayingAccount,
  moves: Move[],
  counts: Counts,
  earns?: (book: SecondBook) => Earning,
): Promise<void> {
  const { account, money, cash } = playing;
  const rules = moneyRules(playing);
  const book = secondBook(booked('individual-unlimited'));
  const earning = earns?.(book);

  /** Answers whether anything happened. */
  async function make(move: MoneyMove | PromotionMove): Promise<boolean> {
    if (!playing.isRunning() && !withoutPlan.includes(move.kind)) return false;
    switch (move.kind) {
      case 'wait':
        playing.wait(move.share);
        return true;
      case 'use': {
        const leads = Math.min(FILE_MAX, Math.floor((await account.available()) * move.share));
        if (leads === 0) return false;
        const downloadId = await playing.use(leads);
        const used = book.uses(leads);
        earning?.used(downloadId, used);
        return true;
      }
      case 'change': {
        if (move.planId === playing.on() || playing.isEnding()) return false;
        const at = playing.now();
        const before = (await account.events()).length;
        const net = await playing.change(move.planId);
        expectPromised(playing.promised(), (await account.events()).slice(before));
        const second = book.changes(booked(move.planId), at);
        if (book.isOpen()) expect(net).toBe(second);
        await rules.changed(move.planId, net);
        return true;
      }
      case 'give': {
        if (move.planId === playing.on() || playing.isEnding()) return false;
        const left = await account.available();
        await playing.give(move.planId);
        expect(await account.state()).toMatchObject({ planId: playing.on(), nextPlanId: move.planId });
        // Until then nothing changes.
        expect(await account.available()).toBe(left);
        return true;
      }
      case 'renew': {
        const { isEnding } = playing;
        const ends = isEnding();
        await playing.renew();
        if (ends) book.ends();
        else await begun('renews');
        return true;
      }
      case 'cancel':
        if (playing.isEnding()) return false;
        await playing.cancel(move.when);
        if (move.when === 'now') book.ends();
        return true;
      case 'subscribe':
        if (playing.isRunning()) return false;
        return subscribes(move.planId);
      case 'promotion':
        return (await earning?.promotes(move)) === true ? subscribes(PROMO) : true;
      case 'dispute':
        return returns(move.share, (number) => playing.disputes(number, move.as));
      case 'refund':
        return returns(move.share, (number) => {
          const { paidCents = 0, refundedCents = 0 } = cash.invoices[number] ?? {};
          return playing.refunds(number, Math.floor((paidCents - refundedCents) * move.part));
        });
    }
  }

  async function subscribes(planId: string): Promise<boolean> {
    // The clock of the tables goes on by itself: what came before was before.
    playing.rest();
    await playing.subscribe(planId);
    await begun('subscribes');
    return true;
  }

  async function begun(as: 'renews' | 'subscribes'): Promise<void> {
    const { periodStart, periodEnd } = playing.span();
    const span = { begins: periodStart, ends: periodEnd, givenEnds: playing.givenEndAt() };
    if (as === 'renews') book.renews(span, booked(playing.on()));
    else book.subscribes(booked(playing.on()), span);
    await rules.begun(playing.on());
    await earning?.begun();
  }

  async function returns(share: number, give: (number: number) => Promise<number>): Promise<boolean> {
    const payments = cash.invoices.flatMap(({ paidCents }, number) => (paidCents > 0 ? [number] : []));
    const number = payments[Math.ceil(payments.length * share) - 1] ?? 0;
    let moved = 0;
    await rules.returning(number, async () => (moved = await give(number)));
    const { paidCents = 0, refundedCents = 0, dispute } = cash.invoices[number] ?? {};
    if (moved !== 0) earning?.returned();
    const cents = dispute === 'open' ? paidCents : refundedCents;
    // What comes back of awards is not the second book's.
    if (moved < 0 && earning) book.closes();
    else if (moved < 0) book.restores(number, { cents, paid: paidCents });
    if (moved > 0) book.returns(number, { cents, paid: paidCents });
    return moved !== 0;
  }

  /** Other services hear of the limits that orders are taken by. */
  async function expectSaid(): Promise<void> {
    const { terms, lowered, status } = await account.state();
    if (status === 'cancelled') return;
    const { membersMax, downloadLimit, unlimited } = { ...terms, ...lowered };
    expect(await account.termsInForce()).toMatchObject({ membersMax, downloadLimit, unlimited });
  }

  if (earning) await earning.opens();
  else {
    await playing.begin();
    await begun('subscribes');
  }
  for (const move of moves) {
    book.next(playing.now());
    if (!(await (isEarning(move) ? earning?.make(move as EarningMove) : make(move as MoneyMove | PromotionMove))))
      continue;
    counts.moves += 1;
    counts.kinds.add(move.kind);
    await rules.hold();
    await earning?.hold();
    await expectSaid();
    if (!book.isOpen()) continue;
    counts.compared += 1;
    expect({ leads: await account.available(), credit: money.credit }).toEqual({
      leads: book.available(playing.now()),
      credit: book.credit(),
    });
    const limits = book.limits();
    if (!limits) continue;
    const { membersMax: seats, downloadLimit: file } = await account.termsInForce();
    expect({ seats, file }).toEqual(limits);
  }
}
