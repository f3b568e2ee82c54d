// Loads the person's document for every signed-in page, says so while it takes long, and ports an account that was
// brought over when somebody of it first comes.
import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { post } from '../../server/client.ts';
import { GettingAccount } from '../pages/getting-account.tsx';
import { accountKey, useAccount } from '../../server/live/account.ts';
import { logFailure } from '../../server/log-failure.ts';
import { usageKey } from '../../server/usage.ts';

/**
 * Nothing once the document is there. One that did not load is in the console and in the flag of `useAccount`: a page
 * that shows a part of it says so, the others go on, and the next event or connection asks again.
 */
export function AccountDocument() {
  const account = useAccount();
  usePort(account.data?.needsPort === true);
  return account.isPending ? <GettingAccount patienceMs={patienceMs} className="account-waiting" /> : null;
}

// The sentence moves the page below it twice.
const patienceMs = 1000;

/** Once for each page load. The server ports once for ever, so two tabs at a time do no harm. */
function usePort(needed: boolean): void {
  const client = useQueryClient();
  const asked = useRef(false);
  useEffect(() => {
    if (!needed || asked.current) return;
    asked.current = true;
    post('/api/v2/me/account-port').then(
      () => {
        for (const queryKey of [accountKey, usageKey]) void client.invalidateQueries({ queryKey });
      },
      // For the console alone: the next load tries again, and the page says by itself that there is no plan.
      (error: unknown) => logFailure('There was an error porting your account to the new interface', error),
    );
  }, [needed, client]);
}
