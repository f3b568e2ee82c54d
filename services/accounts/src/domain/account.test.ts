import { given } from '@leadwright/testing/decider';
import { account, noPlan, type AccountCommand, type AccountEvent, type ImportedPlan } from './account.ts';

const opened: AccountEvent = { type: 'AccountOpened', ownerPersonId: 'p', planId: 'free-trial' };

describe('an account', () => {
  it('is opened once, for one owner', () => {
    given(account).when({ type: 'OpenAccount', ownerPersonId: 'p', planId: 'free-trial' }).then(opened);
    given(account, opened).when({ type: 'OpenAccount', ownerPersonId: 'p', planId: 'free-trial' }).then();
    given(account, opened)
      .when({ type: 'OpenAccount', ownerPersonId: 'q', planId: 'free-trial' })
      .thenRefused('account-differs', { ownerPersonId: 'p' });
  });
});

const plan: ImportedPlan = {
  planId: 'team-unlimited',
  status: 'live',
  anchoredAt: '2024-01-31T00:00:00Z',
  processor: 'stripe',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
};
const imported: AccountEvent = { type: 'AccountImported', ownerPersonId: 'p', needsPort: true, ...plan };
const port: AccountCommand = { type: 'PortAccount', leadsRemaining: null, by: 'first-load', trialMarks: ['m'] };
const ported: AccountEvent = {
  type: 'AccountPorted',
  ...plan,
  leadsRemaining: null,
  by: 'first-load',
  trialMarks: ['m'],
};

describe('an account of another product', () => {
  it('is imported once, for one owner, and what the export says later changes nothing', () => {
    const importing = { type: 'ImportAccount', ownerPersonId: 'p', needsPort: true, plan } as const;
    given(account).when(importing).then(imported);
    given(account, imported)
      .when({ ...importing, needsPort: false, plan: { ...plan, planId: 'free-trial' } })
      .then();
    given(account, imported, ported).when(importing).then();
    given(account, imported)
      .when({ ...importing, ownerPersonId: 'q' })
      .thenRefused('account-differs', { ownerPersonId: 'p' });
  });

  it('is ported once, with the plan that the import said', () => {
    given(account, imported).when(port).then(ported);
    given(account, imported, ported).when(port).then();
  });

  it('without a customer record has nothing to port, and neither has one that was opened here', () => {
    given(account, { type: 'AccountImported', ownerPersonId: 'p', needsPort: false, ...noPlan })
      .when(port)
      .then();
    given(account, opened).when(port).then();
    given(account).when(port).then();
  });
});
