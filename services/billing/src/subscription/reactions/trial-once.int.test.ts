import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { takeTrial } from '../../plans/projections/taken-marks.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const leadsOf = (planId: string): number => planNamed(planId).leadsFirstPeriod;
const trial = leadsOf('free-trial');
const individual = leadsOf('individual-unlimited');

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

const mark = (kind = 'address') => `${kind}:1:${randomUUID()}`;
const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
const opening = async (trialMarks: string[], planId = 'free-trial', trialSources: string[] = []): Promise<string> => {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId: 'p', planId, trialMarks, trialSources };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  return accountId;
};
const handled = (accountId: string) => eventually(() => expect(billing.published(accountId)).not.toEqual([]));
const subscribe = (accountId: string, planId: string, token_id = 'tok_visa') =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    { accountId },
    { plan_code: planId, currency: 'USD', account: { code: accountId, billing_info: { token_id } } },
    { 'idempotency-key': randomUUID() },
  );
const take = (accountId: string, marks: string[]) =>
  inScope(billing.database.db, [accountId], (trx) => takeTrial(trx, { accountId, marks, at: '2027-01-01T00:00:00Z' }));
const ownersOf = (marks: string[]) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ account_id: string }>`select distinct account_id from trial_mark
      where mark = any(${marks}::text[])`.execute(trx);
    return rows.map((row) => row.account_id);
  });

describe('a free trial', () => {
  it('is given once for a mailbox; a second account of its owner has no plan, and may take a paid one', async () => {
    const own = mark();
    const first = await opening([own]);
    await handled(first);
    expect(await left(first)).toBe(trial);
    const second = await opening([own]);
    await handled(second);
    await eventually(() => expect(billing.published(second)).toEqual(['TrialRefused']));
    expect((await billing.get('/api/v2/usage', { accountId: second })).body).toMatchObject({
      status: 'none',
      trialRefused: 'had',
      leadsRemaining: 0,
    });
    const refused = await subscribe(second, 'free-trial');
    expect(refused).toMatchObject({ status: 409, body: { code: 'trial-used' } });
    expect(await subscribe(second, 'individual-unlimited')).toMatchObject({ status: 200, body: { status: 'live' } });
    await eventually(async () => expect(await left(second)).toBe(individual));
    expect((await billing.get('/api/v2/usage', { accountId: second })).body).toMatchObject({ trialRefused: null });
  });

  it('is given once where the key was replaced in between, since the old mark stays in use', async () => {
    const old = mark();
    await handled(await opening([old]));
    const second = await opening([mark(), old]);
    await handled(second);
    await eventually(() => expect(billing.published(second)).toEqual(['TrialRefused']));
  });

  it('asks nothing of who opens an account on a paid plan, and leaves their trial to them', async () => {
    const own = mark();
    const paid = await opening([own], 'team-unlimited');
    await handled(paid);
    expect(await left(paid)).toBe(leadsOf('team-unlimited'));
    expect(await ownersOf([own])).toEqual([]);
  });

  it('of two accounts that take it at the same moment is given to one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const own = mark();
      const accounts = await Promise.all([opening([own]), opening([own]), opening([own])]);
      for (const accountId of accounts) await handled(accountId);
      const leads = await Promise.all(accounts.map(left));
      expect(leads.sort()).toEqual([0, 0, trial]);
    }
  });
});

describe('a free trial and a card', () => {
  const subscribed = async (accountId: string, card: string): Promise<void> => {
    await handled(accountId);
    expect(await subscribe(accountId, 'individual-unlimited', card)).toMatchObject({ body: { status: 'live' } });
    await eventually(async () => expect(Number(await left(accountId))).toBeGreaterThanOrEqual(individual));
  };
  const marksIn = (accountId: string) =>
    inScope(billing.database.db, [accountId], async (trx) => {
      const { rows } = await sql<{ mark: string }>`select mark from trial_mark
        where account_id = ${accountId} and mark like 'card:%'`.execute(trx);
      return rows.map((row) => row.mark);
    });

  it('go together once: of a second account that stores the card, what is left of the trial ends', async () => {
    const card = `tok_own_${randomUUID()}`;
    const [first, second] = [await opening([mark()]), await opening([mark()])];
    await subscribed(first, card);
    await subscribed(second, card);
    expect([await left(first), await left(second)]).toEqual([trial + individual, individual]);
    const { body } = await billing.get('/api/v2/usage/lines', { accountId: second });
    expect((body['lines'] as object[])[0]).toMatchObject({ kind: 'voided', leads: -trial, because: 'trial-used' });
    const shown = JSON.stringify((await billing.get('/api/v2/subscription', { accountId: first })).body);
    expect(shown).not.toContain('ingerprint');
    const [made, ...more] = await marksIn(first);
    expect([made?.includes(card.slice(8)), more]).toEqual([false, []]);
  });

  it('of an account that had no trial leaves the card to others, and a card that is everybody’s marks nobody', async () => {
    const card = `tok_own_${randomUUID()}`;
    const own = mark();
    await handled(await opening([own]));
    const [without, later] = [await opening([own]), await opening([mark()])];
    await subscribed(without, card);
    await subscribed(later, card);
    expect(await left(later)).toBe(trial + individual);
    const [one, two] = [await opening([mark()]), await opening([mark()])];
    await subscribed(one, 'tok_visa');
    await subscribed(two, 'tok_visa');
    expect([await left(one), await left(two), await marksIn(one)]).toEqual([
      trial + individual,
      trial + individual,
      [],
    ]);
  });
});

describe('the marks of a trial', () => {
  it('are claimed by one of many that race with some in common, in whatever order they name them', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [address, phone, card] = [mark(), mark('phone'), mark('card')];
      const wishes = [
        [address, phone, card],
        [card, address, phone],
        [phone, mark(), card],
        [mark(), card],
      ];
      const taken = await Promise.all(wishes.map((marks) => take(`account-${randomUUID()}`, marks)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
  });

  it('stay free where one of them is taken, and the same account may claim its own again', async () => {
    const [address, phone] = [mark(), mark('phone')];
    expect(await take('one', [address])).toBe(true);
    expect(await take('two', [address, phone])).toBe(false);
    expect(await ownersOf([phone])).toEqual([]);
    expect(await take('one', [address])).toBe(true);
    expect(await take('three', [phone])).toBe(true);
  });
});

describe('the free trials of a day', () => {
  /** What became of each account, opened one after the other. */
  const trials = async (count: number, sourcesOf: (n: number) => string[], marks = () => [mark()]) => {
    const given: unknown[] = [];
    for (let n = 0; n < count; n++) {
      const accountId = await opening(marks(), 'free-trial', sourcesOf(n));
      await handled(accountId);
      given.push(await left(accountId));
    }
    return given;
  };

  it('end for a domain at its budget: further accounts are open, without one, and the event says why', async () => {
    const domain = mark('domain');
    expect(await trials(3, () => [domain])).toEqual([trial, trial, trial]);
    const over = await opening([mark()], 'free-trial', [domain]);
    await eventually(() => expect(billing.published(over)).toEqual(['TrialRefused']));
    expect((await billing.get('/api/v2/usage', { accountId: over })).body).toMatchObject({
      ...{ leadsRemaining: 0, status: 'none', trialRefused: 'budget' },
    });
    const reasons = await inScope(billing.database.db, [over], async (trx) => {
      const { rows } = await sql<{ reason: string }>`select payload ->> 'reason' as reason from event_log`.execute(trx);
      return rows.map(({ reason }) => reason);
    });
    expect(reasons).toEqual(['budget']);
    expect(await subscribe(over, 'individual-unlimited')).toMatchObject({ status: 200, body: { status: 'live' } });
  });

  it('end for a network over all its domains, and go on for others', async () => {
    const network = mark('network');
    expect(await trials(5, () => [mark('domain'), network])).toEqual([trial, trial, trial, trial, 0]);
    expect(await trials(1, () => [mark('domain'), mark('network')])).toEqual([trial]);
  });

  it('are not used up by who had one before, or is refused by another budget', async () => {
    const [own, domain, network] = [mark(), mark('domain'), mark('network')];
    expect(
      await trials(
        1,
        () => [],
        () => [own],
      ),
    ).toEqual([trial]);
    expect(
      await trials(
        3,
        () => [domain],
        () => [own],
      ),
    ).toEqual([0, 0, 0]);
    expect(await trials(3, () => [domain])).toEqual([trial, trial, trial]);
    expect(await trials(6, () => [domain, network])).toEqual(Array(6).fill(0));
    expect(await trials(1, () => [network])).toEqual([trial]);
  });

  it('are no more than the budget where many sign up at once', async () => {
    const domain = mark('domain');
    const accounts = await Promise.all(Array.from({ length: 8 }, () => opening([mark()], 'free-trial', [domain])));
    await Promise.all(accounts.map(handled));
    const given = await Promise.all(accounts.map(left));
    expect(given.filter((leads) => leads === trial)).toHaveLength(3);
  });
});
