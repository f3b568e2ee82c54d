import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Icon } from '../../components/layout/icon.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { paths } from '../../navigation/paths.ts';
import { mayLeave } from '../../navigation/unsaved-changes.ts';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import type { Answer } from '../../server/operations.ts';
import { signedIn } from '../../server/session.ts';

type Account = Answer<'get', '/api/v2/me/accounts'>['accounts'][number];

/** The accounts that the person may work in, to go on in another one. Nothing for who has one only. */
export function AccountChoice() {
  const mine = useQuery({
    queryKey: ['me', 'accounts'],
    queryFn: ({ signal }) => get('/api/v2/me/accounts', { signal }),
  });
  const goOn = useGoOn();
  const change = useCommand({
    send: (accountId: string) => post('/api/v2/me/account', { body: { accountId } }),
    onSuccess: (person) => {
      // The frame begins anew with the account: nothing that was read of the other one stays.
      signedIn(person);
      goOn(paths.search);
    },
  });
  const accounts = mine.data?.accounts ?? [];
  const current = accounts.find((account) => account.current);
  if (accounts.length < 2) return null;
  return (
    <details className="account-choice">
      <summary>
        <span className="label">{current === undefined ? 'Choose an account' : nameOf(current)}</span>
        <Icon name="down" size={16} />
      </summary>
      <ul aria-label="Your accounts">
        {accounts.map((account) => (
          <li key={account.accountId}>
            <button
              type="button"
              className="button quiet"
              aria-current={account.current ? 'true' : undefined}
              aria-disabled={change.isPending || account.current}
              onClick={() => !change.isPending && !account.current && mayLeave() && change.mutate(account.accountId)}
            >
              <span>{nameOf(account)}</span>
              <span className="help">{account.owner ? 'your own account' : account.role}</span>
            </button>
          </li>
        ))}
      </ul>
      {change.error !== null && <Failed error={change.error} safe="You are still in the account from before." />}
    </details>
  );
}

function nameOf({ company, ownerName, owner }: Account): string {
  if (company !== null) return company;
  if (owner) return 'Your own account';
  return ownerName === null ? 'A team' : `Team of ${ownerName}`;
}
