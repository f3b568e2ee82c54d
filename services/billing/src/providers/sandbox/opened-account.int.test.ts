import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

describe('an account that is opened, which the sandbox then bills', () => {
  it.each(['team-unlimited', 'free-trial', 'october-promo'])('has the leads of %s once', async (planId) => {
    const leads = planNamed(planId).leadsFirstPeriod;
    await billing.fromAccounts(planId, { case: 'accountOpened', value: { ownerPersonId: 'person-1', planId } });
    // The sandbox has opened it, charged what its plan costs and published that, and billing has booked it.
    const booked = planId === 'free-trial' ? 'SubscriptionChanged' : 'PeriodPaid';
    await eventually(() => expect(billing.published(planId).slice(1)).toContain(booked));
    const { body } = await billing.get('/api/v2/usage', { accountId: planId });
    expect(body).toMatchObject({ planId, leads, leadsRemaining: leads, lots: [{ available: leads }] });
    await eventually(() => expect(billing.published(planId).filter((type) => type === 'LeadsGranted')).toHaveLength(1));
    expect(await ledgerViolations(billing.database.db)).toEqual([]);
  });

  it('has leads that name the invoice that paid for them, to the cent', async () => {
    const accountId = 'paid-lot';
    const { planId, priceCents } = planNamed('individual-unlimited');
    await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'person-1', planId } });
    await eventually(async () => {
      const { rows } = await inScope(billing.database.db, [accountId], (trx) =>
        sql`select lot.cost_cents::int as cost, invoice.paid_cents::int as paid from lot
          left join invoice on invoice.account_id = lot.account_id and invoice.invoice_id = lot.invoice_id
          where lot.account_id = ${accountId}`.execute(trx),
      );
      expect(rows).toEqual([{ cost: priceCents, paid: priceCents }]);
    });
  });
});
