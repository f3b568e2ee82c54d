// After a change down the plan has fewer seats than the account has people: whoever is over orders nothing.
import { randomUUID } from 'node:crypto';
import type { Message } from '@bufbuild/protobuf';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { Facts } from '@leadwright/eventsourcing/log/plain-message';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import { instantOf } from '../../kernel/domain/instant.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { memberJoined, memberLeft, ownerKnown } from '../../subscription/reactions/members.ts';
import {
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { downloadRequested } from './download-requested.ts';

const DAY_MS = 86_400_000;
const on = (days: number) => instantOf(new Date(Date.now() + days * DAY_MS).toISOString());

let stored: StoredLedger;
beforeAll(async () => {
  stored = await openStoredLedger({ connections: 3 });
});
afterAll(() => stored.close());

/** An account with its owner and two members, on a plan that is paid for. */
async function team(planId: string) {
  const accountId = `team-${randomUUID()}`;
  const account = accountOverTime({ store: stored.store, accountId }, { at: on(0) });
  let accountSeq = 0;
  const hears = <Value extends Message>(reaction: Reaction<Value>, facts: Partial<Facts<Value>>, by = {}) => {
    const message = { meta: { effectiveAt: timestampOf(on(0)), ...by } };
    const of = { accountId, accountSeq: (accountSeq += 1), eventId: randomUUID(), replay: false };
    const received = { ...of, message, context } as unknown as Received;
    return stored.store.transaction([accountId], (tx) => reaction(facts as Facts<Value>, received, tx as never));
  };
  const month = { periodStart: on(-1), periodEnd: on(29) };
  const of = { subscriptionId: `sub-${accountId}`, ...month };
  let dispute: 'none' | 'open' | 'won' = 'none';
  const on1 = (plan: string) =>
    account.apply({
      subscription: providerSubscription({ ...of, planId: plan }),
      invoices: [providerInvoice({ invoiceId: `in-${accountId}`, reason: 'first', ...of, planId, dispute })],
    });
  await on1(planId);
  await hears(ownerKnown, { ownerPersonId: 'owner' });
  for (const personId of ['first', 'second']) await hears(memberJoined, { personId, role: 'download' });
  return {
    moveTo: on1,
    disputes: (becomes: 'open' | 'won') => {
      dispute = becomes;
      return on1(planId);
    },
    joins: (personId: string) => hears(memberJoined, { personId, role: 'admin' }),
    leaves: (personId: string) => hears(memberLeft, { personId }),
    /** What became of an order of this person, or of somebody who acts for them. */
    orders: async (personId: string, rows = 10, by: object = { actorId: personId }): Promise<string> => {
      const downloadId = randomUUID();
      const asked = { downloadId, dictId: 'consumers', rows, multiplierHundredths: 100, personId };
      await hears(downloadRequested as never, asked as never, by);
      const answer = (await account.events()).findLast(
        (event) =>
          (event.type === 'LeadsReserved' || event.type === 'ReservationRefused') && event.downloadId === downloadId,
      );
      return answer?.type === 'ReservationRefused' ? answer.reason : 'reserved';
    },
  };
}

describe('an order of a member', () => {
  it('is taken while the plan has a seat for them, and refused from the change down on, the owner’s never', async () => {
    const { orders, moveTo } = await team('team-unlimited');
    expect([await orders('owner'), await orders('first'), await orders('second')]).toEqual(Array(3).fill('reserved'));
    await moveTo('individual-unlimited');
    const after = [await orders('owner'), await orders('first'), await orders('second')];
    expect(after).toEqual(['reserved', 'over-seats', 'over-seats']);
    expect(await orders('first', 10, { actorId: 'support', onBehalfOf: 'first' })).toBe('over-seats');
    await moveTo('team-unlimited');
    expect(await orders('second')).toBe('reserved');
  });

  it('is taken again once somebody who joined before left; who comes back stands last', async () => {
    const { orders, joins, leaves } = await team('team-unlimited');
    for (let each = 3; each <= 9; each += 1) await joins(`person-${each}`);
    await joins('last');
    expect([await orders('person-9'), await orders('last')]).toEqual(['reserved', 'over-seats']);
    await leaves('first');
    expect(await orders('last')).toBe('reserved');
    await joins('first');
    expect([await orders('last'), await orders('first')]).toEqual(['reserved', 'over-seats']);
  });

  it('who is not known here yet is taken', async () => {
    const { orders, moveTo } = await team('team-unlimited');
    await moveTo('individual-unlimited');
    expect(await orders('from-before')).toBe('reserved');
  });
});

it('while the payment of the period is disputed, one person orders, and files of the smallest plan alone; won, all again', async () => {
  const { orders, moveTo, disputes } = await team('rollover-50k');
  const tried = async () => [await orders('first'), await orders('owner', 6_000), await orders('owner')];
  expect(await tried()).toEqual(['reserved', 'reserved', 'reserved']);
  await disputes('open');
  expect(await tried()).toEqual(['over-seats', 'download-limit', 'balance']);
  await moveTo('team-unlimited');
  expect((await tried()).slice(0, 2)).toEqual(['over-seats', 'download-limit']);
  await disputes('won');
  expect(await orders('first')).toBe('reserved');
});
