// The holder's address enters billing only here, and goes straight to the payment provider.
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

export type AccountHolders = {
  emailOf(personId: string): Promise<string | null>;
  /** Of whoever holds the account; null if nobody does any more. */
  emailOfHolder(accountId: string): Promise<string | null>;
};

const Person = Type.Object({ email: Type.String() });
const TIMEOUT_MS = 2_000;

/** Over HTTP. Throws a `TransientError` if accounts is unavailable or answers anything but 200 and 404. */
export function createAccountHolders(baseUrl: string, tokens: ServiceTokens): AccountHolders {
  const emailAt = async (path: string): Promise<string | null> => {
    const response = await tracedFetch('accounts', baseUrl + path, {
      headers: { authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('billing'))}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new TransientError('accounts cannot be asked', { cause: error });
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new TransientError(`accounts answers ${response.status}`);
    return Value.Parse(Person, await response.json()).email;
  };
  return {
    emailOf: (personId) => emailAt(`/internal/people/${encodeURIComponent(personId)}`),
    emailOfHolder: (accountId) => emailAt(`/internal/accounts/${encodeURIComponent(accountId)}/holder`),
  };
}
