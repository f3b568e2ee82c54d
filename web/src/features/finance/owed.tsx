// Who owes for leads whose credit was taken back, or had invoices that brought none for it. Nothing is shown where there
// is none.
import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { formatDay, formatMoney, formatNumber } from '../../components/words/format.ts';
import { get } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';
import { financeKey } from './api.ts';
import { AccountName } from './account-name.tsx';

type Account = Answer<'get', '/api/v2/finance/owed'>['accounts'][number];

export function Owed({ onAccount }: { onAccount: (accountId: string) => void }) {
  const owed = useQuery({
    queryKey: [...financeKey, 'owed'],
    queryFn: ({ signal }) => get('/api/v2/finance/owed', { signal }),
  });
  return (
    <Loaded query={owed} skeleton={<Bone height={40} />} safe="Nothing was changed.">
      {({ accounts }) => (accounts.length === 0 ? null : <OwedTable accounts={accounts} onAccount={onAccount} />)}
    </Loaded>
  );
}

function OwedTable({ accounts, onAccount }: { accounts: Account[]; onAccount: (accountId: string) => void }) {
  return (
    <section className="finance-proposals" aria-labelledby="owed-title">
      <h2 id="owed-title">Owed for taken-back credit</h2>
      <p className="help">
        What the card pays settles it first; leads come for the rest. An invoice is without leads where all of it
        settled what was owed or was paid by credit that was taken back. Where the payment is good again, as after a
        dispute that was won, what paid for nothing meanwhile stays listed; adjust the account for it.
      </p>
      <TableScroll label="Accounts that owe">
        <table className="data owed-table">
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col" className="number">
                Owed
              </th>
              <th scope="col">Since</th>
              <th scope="col">Owed for the payments</th>
              <th scope="col" className="number">
                Invoices without leads
              </th>
              <th scope="col" className="number">
                Paid for nothing
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ accountId, owedCents, since, payments, stopped, withheldCents, settledCents }) => (
              <tr key={accountId}>
                <th scope="row">
                  <AccountName accountId={accountId} />
                  <button type="button" className="link id" onClick={() => onAccount(accountId)}>
                    {accountId}
                  </button>
                </th>
                <td className="number">{owedCents === 0 ? 'nothing' : formatMoney(owedCents)}</td>
                <td>{formatDay(since)}</td>
                <td>{payments.length === 0 ? 'none' : payments.map(({ invoiceId }) => invoiceId).join(', ')}</td>
                <td className="number">{formatNumber(stopped.length)}</td>
                <td className="number">
                  {withheldCents + settledCents === 0 ? 'nothing' : formatMoney(withheldCents + settledCents)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}
