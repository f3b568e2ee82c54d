import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

export const holderNames = ['billing', 'export', 'search'] as const;
export type HolderName = (typeof holderNames)[number];

const Held = Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())));
export type Held = Static<typeof Held>;

export type Holders = {
  /** Whether the account's paid subscription has not ended. Throws 503 while billing cannot say. */
  isSubscribed(accountId: string): Promise<boolean>;
  /** What the service holds about the person in this account. Throws 503 while it cannot say. */
  heldBy(holder: HolderName, about: { accountId: string; personId: string }): Promise<Held>;
};

const TIMEOUT_MS = 5_000;
const Subscribed = Type.Object({ subscribed: Type.Boolean() });

/** `peer` answers a service's internal address; it throws where none is configured. */
export function createHolders(peer: (name: HolderName) => string, tokens: ServiceTokens): Holders {
  const ask = (holder: HolderName, path: string): Promise<unknown> =>
    orUnavailable(async () => {
      const response = await tracedFetch(holder, `${peer(holder)}${path}`, {
        headers: { authorization: `Bearer ${tokens.sign(holder, 'internal', asService('accounts'))}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`${holder} answers ${response.status}`);
      return await response.json();
    });
  return {
    isSubscribed: async (accountId) => {
      const path = `/internal/accounts/${encodeURIComponent(accountId)}/subscribed`;
      return Value.Parse(Subscribed, await ask('billing', path)).subscribed;
    },
    heldBy: async (holder, { accountId, personId }) => {
      const path = `/internal/accounts/${encodeURIComponent(accountId)}/people/${encodeURIComponent(personId)}/data`;
      return Value.Parse(Held, await ask(holder, path));
    },
  };
}
