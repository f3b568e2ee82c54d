import { given } from '@leadwright/testing/decider';
import { account, type AccountEvent } from './account.ts';

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
