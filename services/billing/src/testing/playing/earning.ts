// What an account does to have leads for nothing or for little: a trial, shared searches, reported files, a promo. Held against the second book.
import { expect } from '@jest/globals';
import { domainMarks, mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { marksOf, parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { fileReported } from '../../credits/reactions/file-reported.ts';
import {
  messageBounced,
  messageSent,
  searchShared,
  sharedSearchConfirmed,
} from '../../credits/reactions/search-shared.ts';
import { bookWaitingAwards } from '../../credits/share-awards.ts';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { SHARE_CODE } from '../../plans/domain/promo.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { accountOpened } from '../../subscription/reactions/account-opened.ts';
import { context } from '../../subscription/testing/account-over-time.ts';
import { mailboxOf, ownMailbox, ownName } from './mailboxes.ts';
import type { Address, EarningMove, PromotionMove } from './moves.ts';
import { expectWithinBudgets, ownBudgets, policy, trialBudgets } from './own-earnings.ts';
import type { PlayingAccount } from './playing-account.ts';
import { promotions } from './promotions.ts';
import { secondAwards, type AwardsOn } from './second-book/awards.ts';
import type { SecondBook, Used } from './second-book/book.ts';
import type { StoredPlay } from './stored-account.ts';
import { team } from './team.ts';

const keys = parseMarkKeys(`1=${'p'.repeat(32)}`);
const opens = accountOpened(createCatalogue(), () => null, trialBudgets);

export type Earning = ReturnType<typeof earning>;

export function earning(played: StoredPlay, playing: PlayingAccount, accountId: string, book: SecondBook) {
  const { stored, hears } = played;
  const { account } = playing;
  const awards = secondAwards(policy);
  const mails: string[] = [];
  const pots = new Map<string, ReturnType<SecondBook['earns']>>();
  const domainOf = new Map<string, string | null>();
  const files: { downloadId: string; used: Used; isReported: boolean }[] = [];
  const trials: Record<'person' | 'domainDay' | 'networkDay', string>[] = [];
  let [booked, reported, isExact] = [0, 0, true];
  const openAccount = (id: string, trialMarks: string[], trialSources: string[] = []): Promise<void> =>
    hears(id, opens, { planId: 'free-trial', trialMarks, trialSources });
  const people = team(played, playing, accountId, book);
  const promo = promotions(played, { accountId, keys, opens: openAccount, besides: awards.beside });

  const on = (): AwardsOn => {
    const { startsAt = '' } = playing.spans.at(-1) ?? {};
    if (playing.isRunning()) return { plan: 'paid', since: startsAt };
    return { plan: playing.spans.length === 0 ? 'trial' : 'none', since: startsAt };
  };

  /** What the product booked since, which is what the second book says. */
  async function books(expected: string[]): Promise<void> {
    const given = (await account.events()).flatMap((event) =>
      event.type === 'FreeLeadsGiven' && event.code === SHARE_CODE ? [event] : [],
    );
    const now = given.slice(booked).map(({ messageId = '' }) => messageId);
    if (isExact) expect(now).toEqual(expected);
    for (const id of now)
      pots.set(id, book.earns(policy.leadsEach, { at: playing.now(), endsAt: playing.givenEndAt(), isAward: true }));
    booked = given.length;
  }

  async function share(to: Address): Promise<boolean> {
    const { person, domain, address } = mailboxOf(accountId, to);
    const id = `mail-${accountId}-${mails.length}`;
    mails.push(id);
    domainOf.set(id, domain);
    const of = { messageId: id, recipientMarks: mailboxMarks(keys, address), domainMarks: domainMarks(keys, address) };
    const recipients = [{ ...of, excluded: '', position: 0 }];
    await hears(accountId, searchShared, { personId: 'p', recipients, leadsEach: policy.leadsEach });
    await hears(accountId, messageSent(policy), { messageId: id, template: 'share' });
    await books(awards.sent({ id, person, domain }, on(), playing.now()));
    return true;
  }

  async function report(which: number): Promise<boolean> {
    const file = files[Math.ceil(files.length * which) - 1];
    if (!file) return false;
    await hears(accountId, fileReported, { downloadId: file.downloadId, verdict: 'approved', reason: 'blankFile' });
    if (file.isReported) return true;
    file.isReported = true;
    const { given, paid } = file.used;
    reported += given + paid;
    const of = { at: playing.now(), endsAt: playing.givenEndAt() };
    if (given > 0) book.earns(given, of);
    if (paid > 0) book.earns(paid, { ...of, isPaid: true });
    return true;
  }

  /** Somebody opens another account for a trial, from a network of their own. */
  async function tryTrial(of: Address): Promise<boolean> {
    const { person, domain, address } = mailboxOf(accountId, of);
    const other = `${accountId}-other-${trials.length}`;
    const network = marksOf(keys, 'network', ownName(accountId));
    const trialSources = [...domainMarks(keys, address), ...network];
    await openAccount(other, mailboxMarks(keys, address), trialSources);
    const granted = (await stored.store.readAccount(other, 0, 100)).some(({ event }) => event.type === 'LeadsGranted');
    const day = playing.now().slice(0, 10);
    if (granted) trials.push({ person, domainDay: `${domain ?? person} ${day}`, networkDay: day });
    return true;
  }

  const most = (name: keyof (typeof trials)[number]): number =>
    Math.max(0, ...trials.map((each) => trials.filter((other) => other[name] === each[name]).length));

  return {
    /** The account is opened, on a trial. */
    opens: async (): Promise<void> => {
      await openAccount(accountId, mailboxMarks(keys, ownMailbox(accountId, 0).address));
      await people.opens();
      book.earns(ownBudgets.trial, { at: playing.now(), endsAt: null });
      playing.rest();
    },
    make: async (move: EarningMove): Promise<boolean> => {
      const at = playing.now();
      switch (move.kind) {
        case 'share':
          return share(move.to);
        case 'report':
          return report(move.share);
        case 'trial':
          return tryTrial(move.of);
        case 'join':
        case 'leave':
        case 'order':
          return people.make(move);
        case 'confirm':
        case 'bounce': {
          const messageId = mails[Math.ceil(mails.length * move.share) - 1];
          if (messageId === undefined) return false;
          if (move.kind === 'confirm') {
            await hears(accountId, sharedSearchConfirmed(policy), { messageId });
            await books(awards.confirmed(messageId, on(), at));
            return true;
          }
          await hears(accountId, messageBounced, { messageId, template: 'share' });
          const pot = pots.get(messageId);
          if (awards.bounced(messageId, at) && pot) Object.assign(pot, { size: pot.size - pot.left, left: 0 });
          return true;
        }
      }
    },
    /** Answers whether the account itself subscribes to the promo. */
    promotes: async (move: PromotionMove): Promise<boolean> => {
      if (!move.isOwn) await promo.other(move, playing.now());
      return move.isOwn && !playing.isRunning() && promo.own(move, playing.now());
    },
    used: (downloadId: string, used: Used): void => void files.push({ downloadId, used, isReported: false }),
    /** A paid period began: what waits is tried, as the work does that runs all the time. */
    begun: async (): Promise<void> => {
      await stored.store.transaction([accountId], async (tx) => {
        await materialise(tx, accountId, context);
        await bookWaitingAwards(tx, accountId, policy, context);
      });
      await books(awards.tried(on(), playing.now()));
    },
    /** Money came back: which awards wait for that is not the second book's. */
    returned: (): void => void (isExact = false),
    hold: async (): Promise<void> => {
      const { lots } = await account.ledger();
      const { spans } = playing;
      const keptPeriods = playing.cash.keptPeriods();
      const events = await account.events();
      promo.hold(events);
      expectWithinBudgets(events, { spans, keptPeriods, lots, domainOf, reported });
      expect(most('person')).toBeLessThanOrEqual(1);
      expect(most('domainDay')).toBeLessThanOrEqual(trialBudgets.domain);
      expect(most('networkDay')).toBeLessThanOrEqual(trialBudgets.network);
    },
  };
}
