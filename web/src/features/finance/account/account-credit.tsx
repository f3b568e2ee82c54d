import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { formatMoney } from '../../../components/words/format.ts';
import { get } from '../../../server/client.ts';
import type { Answer } from '../../../server/operations.ts';
import { financeKey } from '../api.ts';

type Credit = Answer<'get', '/api/v2/finance/accounts/{accountId}/credit'>;

/** What an account has as credit in money, and of which payments; what it owes; what is disputed. */
export function AccountCredit({ accountId }: { accountId: string }) {
  const credit = useQuery({
    queryKey: [...financeKey, 'credit', accountId],
    queryFn: ({ signal }) => get('/api/v2/finance/accounts/{accountId}/credit', { path: { accountId }, signal }),
  });
  return (
    <section aria-labelledby="account-credit-title">
      <h2 id="account-credit-title">Credit of the account</h2>
      <Loaded query={credit} skeleton={<Bone height={48} />} safe="Nothing was changed.">
        {(found) => wordsOf(found).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Loaded>
    </section>
  );
}

const wordsOf = ({ leftCents, from, owedCents, disputed }: Credit): string[] => [
  leftCents === 0
    ? 'No credit is left.'
    : `${formatMoney(leftCents)} is left: ${from.map((of) => `${formatMoney(of.leftCents)} of ${of.invoiceId}`).join(', ')}.`,
  ...(owedCents > 0 ? [`${formatMoney(owedCents)} is owed.`] : []),
  ...disputed.map(
    ({ invoiceId, paidCents }) => `The payment of ${formatMoney(paidCents)} of ${invoiceId} is disputed.`,
  ),
];
