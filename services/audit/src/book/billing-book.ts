import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

const leads = Type.Integer();
const Lot = Type.Object({
  lotId: Type.String(),
  kind: Type.String(),
  category: Type.String(),
  available: leads,
  held: leads,
  delivered: leads,
  expired: leads,
  voided: leads,
});
const Balances = Type.Object({
  balances: Type.Array(Type.Object({ accountId: Type.String(), accountSeq: leads, lots: Type.Array(Lot) })),
  next: Type.Optional(Type.Union([Type.Null(), Type.String()])),
});
const Entries = Type.Object({
  entries: Type.Array(
    Type.Object({
      seq: leads,
      eventId: Type.String(),
      lotId: Type.String(),
      side: Type.String(),
      leads,
    }),
  ),
  next: Type.Union([Type.Null(), leads]),
});

export type BookedLot = Static<typeof Lot>;
export type AccountBalances = Static<typeof Balances>['balances'][number];
export type BookedEntry = Static<typeof Entries>['entries'][number];

export type BillingBook = {
  /** In billing's order; `next` is null at the end. */
  balances(after: string, limit: number): Promise<{ balances: AccountBalances[]; next: string | null }>;
  /** What each event added to each side of each lot, by its place; whole events. */
  entries(accountId: string, after: number, limit: number): Promise<Static<typeof Entries>>;
};

const TIMEOUT_MS = 30_000;

/** Reads over HTTP at billing's internal port. An unreachable, slow or failing billing is a `TransientError`. */
export function openBillingBook(baseUrl: string, tokens: ServiceTokens): BillingBook {
  const get = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const headers = { authorization: `Bearer ${tokens.sign('billing', 'internal', asService('audit'))}` };
    const url = `${baseUrl}/internal/${path}?${new URLSearchParams(query).toString()}`;
    const response = await tracedFetch('billing', url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error: unknown) => {
        throw new TransientError(`billing cannot be asked for its ${path}`, { cause: error });
      },
    );
    if (!response.ok) throw new TransientError(`billing answers ${response.status} when asked for its ${path}`);
    return response.json();
  };
  return {
    balances: async (after, limit) => {
      const page = Value.Parse(Balances, await get('balances', { after, limit: String(limit) }));
      const next = page.next ?? '';
      return { balances: page.balances, next: next === '' ? null : next };
    },
    entries: async (account, after, limit) =>
      Value.Parse(Entries, await get('entries', { account, after: String(after), limit: String(limit) })),
  };
}
