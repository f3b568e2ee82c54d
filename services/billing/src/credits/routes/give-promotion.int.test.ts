import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { billingContract } from '../../contracts.ts';
import { brokenRules } from '../../close/rules/check-accounts.ts';
import { offersAccount } from '../../kernel/domain/streams.ts';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
  await billing.stop();
});

const october = planNamed('october-promo');
const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const path = '/api/v2/finance/promotions';

const give = (wish: object = {}, headers = key(), who: object = fiona) => {
  const body = { planId: 'october-promo', times: 1, until: inDays(30), reason: 'agreement', note: 'ticket 9', ...wish };
  return billing.post(path, who, body, headers);
};
type Given = { adjustmentId: string; accountId: string; code: string };
const decide = ({ accountId, adjustmentId }: Given, verb = 'approve', who: object = frank) =>
  billing.post(`/api/v2/finance/accounts/${accountId}/adjustments/${adjustmentId}/${verb}`, who, undefined, key());
const revoke = ({ adjustmentId }: Given) =>
  billing.post(`${path}/${adjustmentId}/revoke`, fiona, { note: 'ticket 10: it is enough' }, key());
async function inForce(wish: object = {}): Promise<Given> {
  const { status, body } = await give(wish);
  expect([status, body['state']]).toEqual([200, 'open']);
  const given = body as Given;
  expect((await decide(given)).body['state']).toBe('booked');
  return given;
}
const takersOf = async ({ adjustmentId }: Given) => {
  const { body } = await billing.get(path, fiona);
  const all = body['given'] as (Given & { taken: { accountId: string; isPaid: boolean }[] })[];
  return all
    .find((each) => each.adjustmentId === adjustmentId)
    ?.taken.map(({ accountId, isPaid }) => [accountId, isPaid])
    .reverse();
};

async function opened(ownerPersonId = 'p'): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId, planId: 'free-trial', trialMarks: [`address:1:${randomUUID()}`] };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  await eventually(() => expect(billing.published(accountId)).not.toEqual([]));
  return accountId;
}
const look = (accountId: string, code: string) => billing.get(`/api/v2/promotion?code=${code}`, { accountId });
const take = (accountId: string, code: string, card = 'tok_visa') =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    { accountId },
    {
      ...{ plan_code: 'october-promo', promotion_code: code, currency: 'USD' },
      account: { code: accountId, billing_info: { token_id: card } },
    },
    key(),
  );

describe('a promotion that staff gives', () => {
  it('is taken by its code as often as it may be once a second person agreed, and says who took it', async () => {
    const headers = key();
    const until = inDays(30);
    const { body } = await give({ times: 2, until }, headers);
    const given = body as Given;
    expect(body).toMatchObject({ state: 'open', forAccount: null, times: 2, proposedByYou: true, taken: [] });
    expect((await give({ times: 2, until }, headers)).body['code']).toBe(given.code);
    const [one, two, three] = [await opened(), await opened(), await opened()];
    expect((await look(one, given.code)).body['code']).toBe('promotion-unknown');
    expect((await decide(given, 'approve', fiona)).body['code']).toBe('own-proposal');
    expect((await decide(given)).body).toMatchObject({ state: 'booked', action: 'promotion', times: 2 });

    const typed = `${given.code.slice(0, 4)}-${given.code.slice(4)}`.toLowerCase();
    expect((await look(one, typed)).body).toMatchObject({
      ...{ code: given.code, leadsFirstPeriod: october.leadsFirstPeriod },
      plan: { planId: 'october-promo', priceCents: october.priceCents },
    });
    for (const accountId of [one, two]) expect((await take(accountId, given.code)).body['status']).toBe('live');
    for (const answer of [await look(three, given.code), await take(three, given.code)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'promotion-used-up' } });
    expect((await look(one, given.code)).body['code']).toBe('promo-taken');
    await eventually(async () =>
      expect(await takersOf(given)).toEqual([
        [one, true],
        [two, true],
      ]),
    );
    const { body: usage } = await billing.get('/api/v2/usage', { accountId: one });
    expect(usage['leadsRemaining']).toBeGreaterThanOrEqual(october.leadsFirstPeriod);
    // Its rows say what its events do.
    const parts = { contract: billingContract, asOf: () => ({ at: new Date() }) };
    const broken = await inScope(billing.database.db, 'all', (trx) => brokenRules(trx, [offersAccount, one], parts));
    expect(broken).toEqual([]);
  });

  it('for one account is nobody else’s, and tells nobody else anything', async () => {
    const [own, other] = [await opened(), await opened()];
    const given = await inForce({ accountId: own });
    for (const answer of [await look(other, given.code), await take(other, given.code)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'promotion-unknown' } });
    expect((await take(own, given.code)).body['status']).toBe('live');
    expect((await give({ accountId: own })).body['code']).toBe('promotion-subscribed');
  });

  it('goes to one of two who take it at the same moment', async () => {
    const given = await inForce();
    const both = [await opened(), await opened()];
    const answers = await Promise.all(both.map((accountId) => take(accountId, given.code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body['code']).filter(Boolean)).toEqual(['promotion-used-up']);
    expect(await takersOf(given)).toHaveLength(1);
  });

  it('is left to others where the card was declined', async () => {
    const given = await inForce();
    const [poor, rich] = [await opened(), await opened()];
    expect((await take(poor, given.code, 'tok_declined')).status).toBe(402);
    expect(await takersOf(given)).toEqual([]);
    expect((await take(rich, given.code)).body['status']).toBe('live');
    expect((await take(poor, given.code)).body['code']).toBe('promotion-used-up');
  });

  it('is taken by nobody once it was revoked, also not where a payment failed since', async () => {
    const given = await inForce({ times: 3 });
    const [early, late] = [await opened(), await opened()];
    expect((await take(early, given.code, 'tok_3ds')).status).toBe(402);
    expect(await takersOf(given)).toEqual([[early, false]]);
    expect((await revoke(given)).body['state']).toBe('revoked');
    expect((await revoke(given)).body['state']).toBe('revoked');
    for (const accountId of [early, late])
      expect((await take(accountId, given.code)).body['code']).toBe('promotion-over');
  });

  it('is not for who gave it or agreed to it, whichever account they are in', async () => {
    const given = await inForce({ times: 5 });
    for (const person of ['fiona', 'frank']) {
      const theirs = await opened(person);
      for (const answer of [await look(theirs, given.code), await take(theirs, given.code)])
        expect(answer).toMatchObject({ status: 409, body: { code: 'promotion-own' } });
    }
    expect((await give({ accountId: await opened('fiona') })).body['code']).toBe('own-account');
  });

  it('is given to who tries the product by the sandbox, of those that the account has not had', async () => {
    const accountId = await opened();
    const act = () => billing.post('/api/v2/sandbox/acts', { accountId }, { act: 'promotion' });
    const { body } = await act();
    expect(body).toEqual({ act: 'promotion', code: expect.any(String) });
    expect((await take(await opened(), String(body['code']))).body['code']).toBe('promotion-unknown');
    expect((await take(accountId, String(body['code']))).body['status']).toBe('live');
    expect((await act()).body['code']).toBe('sandbox-not-possible');
  });

  it('is refused in words where nobody could take it, and to who may not give it', async () => {
    const accountId = await opened();
    for (const [wish, code] of [
      [{ planId: 'team-unlimited' }, 'promotion-none'],
      [{ planId: 'december-promo' }, 'promotion-none'],
      [{ until: inDays(-1) }, 'promotion-ends'],
      [{ accountId, times: 2 }, 'promotion-once-each'],
      [{ accountId: `account-${randomUUID()}` }, 'billing-account-unknown'],
      [{ accountId: offersAccount }, 'billing-account-unknown'],
      [{ note: 'write to jo@example.com' }, 'note-personal'],
      [{ until: 'soon' }, 'promotion-ends'],
    ] as const)
      expect([wish, (await give(wish)).body['code']]).toEqual([wish, code]);
    expect((await give({}, key(), { ...fiona, staff: null })).status).toBe(403);
    const { body } = await give();
    expect((await revoke(body as Given)).body['code']).toBe('promotion-not-in-force');
    expect((await decide(body as Given, 'decline')).body['state']).toBe('declined');
    expect((await look(accountId, (body as Given).code)).body['code']).toBe('promotion-unknown');
  });
});
