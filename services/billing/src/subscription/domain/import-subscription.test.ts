import { given } from '@leadwright/testing/decider';
import { accountOverTime, providerInvoice, providerSubscription } from '../testing/account-over-time.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { termsNow } from '../../plans/testing/plan-named.ts';
import { subscription } from './subscription.ts';
import type { ImportSubscription } from './subscription-events.ts';

const provider = { processor: 'sandbox', customerId: 'cus-1', subscriptionId: 'sub-1' };
const command: ImportSubscription = {
  type: 'ImportSubscription',
  planId: 'rollover-50k',
  terms: termsNow('rollover-50k'),
  status: 'live',
  lattice: { ...latticeFrom('l', '2027-03-31T10:00:00Z', 'UTC'), continues: true },
  provider,
};
const month = (from: string, to: string) => ({ periodStart: `2027-${from}T10:00Z`, periodEnd: `2027-${to}T10:00Z` });
const paid = (n: number, from: string, to: string) =>
  providerInvoice({
    ...{ invoiceId: `in-${n}`, reason: n === 0 ? 'first' : 'renewal', planId: 'rollover-50k' },
    ...month(from, to),
  });

describe('an imported subscription', () => {
  it('keeps its period where all that was ever paid is older, as of one that is past due', async () => {
    const account = accountOverTime();
    account.setClock('2027-04-05T10:00Z');
    await account.tell({ ...command, status: 'past-due' });
    const subscription = providerSubscription({
      ...{ planId: 'rollover-50k', status: 'past-due' },
      ...month('03-31', '04-30'),
    });
    await account.apply({ subscription, invoices: [paid(0, '01-31', '02-28'), paid(1, '02-28', '03-31')] });
    expect(await account.granted()).toEqual([]);
    expect(await account.state()).toMatchObject({ period: 0, periodEnd: instantOf('2027-04-30T10:00Z'), paid: [] });
  });

  it('gets nothing for the periods that were paid before it came, and goes on with those that follow', async () => {
    const account = accountOverTime();
    account.setClock('2027-04-05T10:00Z');
    await account.tell(command);
    const old = [paid(0, '01-31', '02-28'), paid(1, '02-28', '03-31')];
    const running = paid(2, '03-31', '04-30');
    const state = { subscription: providerSubscription({ planId: 'rollover-50k', ...month('03-31', '04-30') }) };
    await account.apply({ ...state, invoices: [running, ...old] });
    await account.apply({ ...state, invoices: [...old, running] });
    expect((await account.granted()).map(({ effectiveAt }) => effectiveAt)).toEqual([instantOf('2027-03-31T10:00Z')]);
    await account.goTo('2027-05-01T00:00Z');
    const next = {
      subscription: providerSubscription({ planId: 'rollover-50k', ...month('04-30', '05-31') }),
      invoices: [...old, running, paid(3, '04-30', '05-31')],
    };
    await account.apply(next);
    expect(await account.granted()).toHaveLength(2);
    expect(await account.state()).toMatchObject({ period: 1, lattice: { latticeId: 'l' } });
  });

  it('begins once, and never beside another plan', () => {
    const imported = startedBy(command);
    if (!imported) throw new Error('nothing began');
    given(subscription, imported).when(command).then();
    given(subscription, imported)
      .when({ ...command, lattice: { ...command.lattice, latticeId: 'other' } })
      .thenRefused('already-subscribed');
  });
});

function startedBy(given: ImportSubscription) {
  const decided = subscription.decide(given, subscription.initial);
  return decided.accepted ? decided.events[0] : undefined;
}
