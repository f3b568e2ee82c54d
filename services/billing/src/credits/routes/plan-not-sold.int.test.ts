// Finance gives plans that a provider outside sells at prices which people made there by hand.
import { randomUUID } from 'node:crypto';
import { eventually } from '@leadwright/testing/eventually';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

const given = planNamed('rollover-250k');
const perRecord = { planId: 'per-record-200000-1237', cents: 24_740 };

let billing: BillingUnderTest;
let answer: (planId: string) => number | null;
const asked: string[] = [];
beforeAll(async () => {
  const soldFor = async (planId: string): Promise<number | null> => {
    asked.push(planId);
    return answer(planId);
  };
  billing = await startBillingUnderTest('none', { soldFor });
});
afterAll(() => billing.stop());

const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;

async function opened(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, {
    case: 'accountOpened',
    value: { ownerPersonId: 'p', planId: 'team-unlimited' },
  });
  await eventually(async () =>
    expect((await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining']).toBeGreaterThan(0),
  );
  return accountId;
}

/** What each way to the act says: the question, a plan of the table, a price per record. */
async function said(): Promise<{ code: unknown; details: unknown; status: number }[]> {
  const base = `/api/v2/finance/accounts/${await opened()}`;
  const post = (path: string, body: object) =>
    billing.post(
      `${base}/${path}`,
      fiona,
      { ...body, reason: 'agreement', note: 't 1' },
      { 'idempotency-key': randomUUID() },
    );
  const all = [
    await billing.get(`${base}/plan-quote?planId=${perRecord.planId}`, fiona),
    await post('price-per-record', { leads: 200_000, micros: 1_237 }),
    await post('plan', { planId: given.planId }),
  ];
  return all.map(({ body, status }) => ({ code: body['code'], details: body['details'], status }));
}

it('another price there, or none, is refused in the question and when it is proposed', async () => {
  for (const soldFor of [null, 24_741]) {
    answer = () => soldFor;
    const refused = (cents: number) => ({ status: 409, code: 'plan-not-sold-so', details: { cents, soldFor } });
    expect(await said()).toEqual([refused(perRecord.cents), refused(perRecord.cents), refused(given.priceCents)]);
  }
  expect(new Set(asked)).toEqual(new Set([perRecord.planId, given.planId]));
});

it('a provider that sells it so leaves what else speaks against the act, and one that is away says so', async () => {
  answer = (planId) => (planId === perRecord.planId ? perRecord.cents : given.priceCents);
  expect((await said()).map(({ code }) => code)).toEqual(Array(3).fill('no-card-on-file'));
  answer = () => {
    throw new Error('no answer');
  };
  expect((await said()).map(({ status }) => status)).toEqual([503, 503, 503]);
});
