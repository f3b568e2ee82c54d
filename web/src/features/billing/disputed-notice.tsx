// What a disputed payment means for the account, while its bank has not decided.
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/feedback/notice.tsx';
import { formatDay, formatMoney } from '../../components/words/format.ts';
import type { Invoice } from '../../server/api-types.ts';
import { get } from '../../server/client.ts';
import { usageKey } from '../../server/usage.ts';

/** One sentence for each disputed payment, and what follows. Nothing where there is none. */
export function DisputedNotice() {
  // Under the key of the usage, which each live event of billing makes stale.
  const { data } = useQuery({ queryKey: [...usageKey, 'disputed'], queryFn: ({ signal }) => readDisputed(signal) });
  if (data === undefined || data.length === 0) return null;
  return (
    <Notice tone="warn">
      {data.map(({ processor, id, amount_paid: cents, created }) => (
        <p key={`${processor} ${id}`}>
          Your payment of {formatMoney(cents)} of {formatDay(created * 1_000)} is disputed at your bank.
        </p>
      ))}
      <p>
        The leads that were left of it are gone, and come back if the payment stands. Free leads for shared searches
        wait until it is decided. If credit of it was used, that is owed: your next payment settles it first, and no new
        leads come before.
      </p>
    </Notice>
  );
}

// The newest stand on the last page.
async function readDisputed(signal: AbortSignal): Promise<Invoice[]> {
  const found: Invoice[] = [];
  let after: string | undefined;
  do {
    const page = await get('/api/v2/invoices', { query: { limit: 100, after }, signal });
    found.push(...page.invoices.filter(({ dispute }) => dispute === 'open'));
    after = page.next;
  } while (after !== undefined);
  return found;
}
