import { planNamed } from '../../plans/testing/plan-named.ts';
import { accountOverTime, providerInvoice, providerSubscription } from '../testing/account-over-time.ts';

const january = { periodStart: '2027-01-31T10:00Z', periodEnd: '2027-02-28T10:00Z' };
const february = { periodStart: '2027-02-15T10:30Z', periodEnd: '2027-03-15T10:30Z' };
const { planId, leadsFirstPeriod, leadsPerPeriod } = planNamed('october-promo');

it('gives the first leads of a promo once to an account, also where a second subscription to it was paid', async () => {
  const account = accountOverTime();
  account.setClock('2027-01-31T11:00Z');
  const first = providerInvoice({ invoiceId: 'in-1', reason: 'first', planId, ...january });
  await account.apply({ subscription: providerSubscription({ planId, ...january }), invoices: [first] });
  expect((await account.granted()).map(({ leads }) => leads)).toEqual([leadsFirstPeriod]);
  account.setClock('2027-02-10T11:00Z');
  const ended = providerSubscription({
    planId,
    ...january,
    status: 'cancelled',
    endedAt: '2027-02-10T11:00:00.000000Z',
  });
  await account.apply({ subscription: ended, invoices: [first] });
  account.setClock('2027-02-15T11:00Z');
  const again = providerSubscription({ subscriptionId: 'sub-2', planId, ...february });
  const second = providerInvoice({ invoiceId: 'in-2', subscriptionId: 'sub-2', reason: 'first', planId, ...february });
  await account.apply({ subscription: again, invoices: [first, second] });
  await account.apply({ subscription: again, invoices: [first, second] });
  expect((await account.granted()).map(({ leads }) => leads)).toEqual([leadsFirstPeriod, leadsPerPeriod]);
  expect((await account.events()).filter(({ type }) => type === 'FreeLeadsGiven')).toHaveLength(1);
});
