import { randomUUID } from 'node:crypto';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import { brokenRules } from '../../close/rules/check-accounts.ts';
import { billingContract } from '../../contracts.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const leads = planNamed('team-unlimited').leadsPerPeriod;
const promoPlan = planNamed('october-promo');

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());

const day = 86_400_000;
/** A billing day ten days ago, some years back: the running period began then, or near it in a shorter month. */
const anchor = new Date(Date.now() - 10 * day);
anchor.setUTCFullYear(anchor.getUTCFullYear() - 2);

type Told = {
  planId?: string;
  status?: string;
  leadsRemaining?: number;
  subscriptionId?: string;
  trialMarks?: string[];
};
const told = ({ leadsRemaining, ...more }: Told) => ({
  ...{ planId: 'team-unlimited', status: 'live', processor: 'stripe', subscriptionId: 'sub_1', by: 'import' },
  ...{ customerId: `cus_${randomUUID()}`, anchoredAt: timestampOf(anchor.toISOString()), trialMarks: [] as string[] },
  ...more,
  ...(leadsRemaining === undefined ? {} : { leadsRemaining: BigInt(leadsRemaining) }),
});
async function port(more: Told = {}, anchoredAt = anchor): Promise<string> {
  const accountId = `imported-${randomUUID()}`;
  const value = { ...told(more), anchoredAt: timestampOf(anchoredAt.toISOString()) };
  await billing.fromAccounts(accountId, { case: 'accountPorted', value });
  return accountId;
}
const usage = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body;
const handled = (accountId: string) => eventually(() => expect(billing.published(accountId)).not.toEqual([]));
const broken = (accountId: string) =>
  inScope(billing.database.db, 'all', (trx) =>
    brokenRules(trx, [accountId], { contract: billingContract, asOf: () => ({ at: new Date() }) }),
  );
const eventsOf = (accountId: string) =>
  billing.database.db.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    const { rows } = await sql<{ payload: Record<string, unknown> }>`select payload from event_log
      where account_id = ${accountId} order by account_seq`.execute(trx);
    return rows.map(({ payload }) => payload);
  });

describe('an imported plan', () => {
  it.each([
    ['fewer', 12_000],
    ['as many', leads],
    ['no', 0],
    ['more', leads + 23_500],
  ])(
    'begins with its running period, and with %s leads than the plan gives where so many were left',
    async (_, left) => {
      const accountId = await port({ leadsRemaining: left });
      await handled(accountId);
      const shown = await usage(accountId);
      expect(shown).toMatchObject({ status: 'live', planId: 'team-unlimited', leads, leadsRemaining: left });
      const start = String(shown['periodStart']);
      expect(Date.parse(start)).toBeGreaterThan(Date.now() - 32 * day);
      expect(Date.parse(String(shown['periodEnd']))).toBeGreaterThan(Date.now());
      expect(await broken(accountId)).toEqual([]);
      const booked = (await eventsOf(accountId)).filter(
        ({ type }) => type === 'LeadsCredited' || type === 'LeadsVoided',
      );
      expect(booked.map(({ type, reason }) => [type, reason])).toEqual(
        left === leads ? [] : [[left > leads ? 'LeadsCredited' : 'LeadsVoided', 'migration']],
      );
    },
  );

  it('begins with all of its leads where no number was left: that is the port of a first load', async () => {
    const accountId = await port();
    await handled(accountId);
    expect(await usage(accountId)).toMatchObject({ leadsRemaining: leads });
  });

  it('has no leads of a next period before its processor is paid for it', async () => {
    const accountId = await port({ leadsRemaining: 5 });
    await handled(accountId);
    const [started] = await eventsOf(accountId);
    expect(started).toMatchObject({
      reason: 'imported',
      provider: { processor: 'stripe', subscriptionId: 'sub_1' },
      accessEndsAt: null,
    });
  });

  it('that no processor charges ends with its period: nothing is given for nothing', async () => {
    const accountId = await port({ subscriptionId: '' });
    await handled(accountId);
    const shown = await usage(accountId);
    expect(shown).toMatchObject({ status: 'cancelling', cancelling: true });
    expect(shown['accessEndsAt']).toBe(shown['periodEnd']);
  });

  it('keeps the status that it had, and starts nothing where it was over', async () => {
    const [late, ending, over] = await Promise.all([
      port({ status: 'past-due' }),
      port({ status: 'cancelling' }),
      port({ status: 'none', planId: '' }),
    ]);
    await Promise.all([handled(late), handled(ending)]);
    expect(await usage(late)).toMatchObject({ status: 'past-due', pastDue: true, live: true });
    expect(await usage(ending)).toMatchObject({ status: 'cancelling', cancelling: true });
    await eventually(async () => {
      const { rows } = await inScope(billing.database.db, [over], (trx) =>
        sql`select from processor_customer where account_id = ${over}`.execute(trx),
      );
      expect(rows).toHaveLength(1);
    });
    expect(await usage(over)).toMatchObject({ status: 'none', leadsRemaining: 0 });
  });

  it('brings no number to an unlimited plan, and the first leads of a promo only in its first period', async () => {
    const [unlimited, promo, freshPromo] = await Promise.all([
      port({ planId: 'call-center-unlimited', leadsRemaining: 999_999_999 }),
      port({ planId: 'october-promo' }),
      port({ planId: 'october-promo' }, new Date(Date.now() - day)),
    ]);
    await Promise.all([unlimited, promo, freshPromo].map(handled));
    const { leadsPerPeriod } = planNamed('call-center-unlimited');
    expect(await usage(unlimited)).toMatchObject({ unlimited: true, leadsRemaining: leadsPerPeriod });
    expect(await usage(promo)).toMatchObject({ leadsRemaining: promoPlan.leadsPerPeriod });
    expect(await usage(freshPromo)).toMatchObject({ leadsRemaining: promoPlan.leadsFirstPeriod });
    for (const accountId of [unlimited, promo, freshPromo]) expect(await broken(accountId)).toEqual([]);
  });

  it('that is the free trial takes the trial of its mailbox, and is refused where that was had', async () => {
    const trialMarks = [`address:1:${randomUUID()}`];
    const first = await port({ planId: 'free-trial', trialMarks, leadsRemaining: 40 });
    await handled(first);
    expect(await usage(first)).toMatchObject({ status: 'free-trial', leadsRemaining: 40 });
    const second = await port({ planId: 'free-trial', trialMarks });
    await handled(second);
    await eventually(() => expect(billing.published(second)).toEqual(['TrialRefused']));
  });
});
