// Whose account an id is. What a page asks within a moment goes to the server as one request.
import { useQuery } from '@tanstack/react-query';
import { get } from '../../server/client.ts';
import { financeKey } from './api.ts';

/** As many as one request takes. */
const TOGETHER = 50;

type Names = Promise<ReadonlyMap<string, string>>;
let asked: { ids: Set<string>; names: Names } | null = null;

function namesWith(accountId: string): Names {
  if (asked === null || asked.ids.size >= TOGETHER) {
    const ids = new Set<string>();
    const own = { ids, names: new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => fetchNames(ids)) };
    asked = own;
  }
  asked.ids.add(accountId);
  return asked.names;
}

async function fetchNames(ids: Set<string>): Names {
  if (asked?.ids === ids) asked = null;
  const { accounts } = await get('/api/v2/finance/account-names', { query: { ids: [...ids].join(',') } });
  return new Map(accounts.map(({ accountId, name }) => [accountId, name]));
}

/** Above the id. Nothing until it is known, and of an account without a name. */
export function AccountName({ accountId }: { accountId: string }) {
  const { data } = useQuery({
    queryKey: [...financeKey, 'name', accountId],
    queryFn: async () => (await namesWith(accountId)).get(accountId) ?? null,
    staleTime: 300_000,
  });
  return data == null ? null : <span className="account-name">{data}</span>;
}
