// The holder's address enters billing only here, and goes straight to the payment provider, or onto a drawn invoice.
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

/** `name`: null, none was said. */
export type Buyer = { name: string | null; email: string };

export type AccountHolders = {
  emailOf(personId: string): Promise<string | null>;
  /** Of whoever holds the account; null if nobody does any more. */
  emailOfHolder(accountId: string): Promise<string | null>;
  /** The company of the account, or who holds it where there is none; null if nobody does any more. */
  buyerOf(accountId: string): Promise<Buyer | null>;
};

const Person = Type.Object({ email: Type.String() });
const named = { ...Person.properties, name: Type.Union([Type.String(), Type.Null()]) };
// An accounts of before says no company.
const Holder = Type.Object({ ...named, company: Type.Optional(Type.Union([Type.Object(named), Type.Null()])) });
const TIMEOUT_MS = 2_000;

/** Over HTTP. Throws a `TransientError` if accounts is unavailable or answers anything but 200 and 404. */
export function createAccountHolders(baseUrl: string, tokens: ServiceTokens): AccountHolders {
  const read = async (path: string): Promise<unknown> => {
    const response = await tracedFetch('accounts', baseUrl + path, {
      headers: { authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('billing'))}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new TransientError('accounts cannot be asked', { cause: error });
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new TransientError(`accounts answers ${response.status}`);
    return response.json();
  };
  const emailAt = async (path: string): Promise<string | null> => {
    const found = await read(path);
    return found === null ? null : Value.Parse(Person, found).email;
  };
  const holderPath = (accountId: string): string => `/internal/accounts/${encodeURIComponent(accountId)}/holder`;
  return {
    emailOf: (personId) => emailAt(`/internal/people/${encodeURIComponent(personId)}`),
    emailOfHolder: (accountId) => emailAt(holderPath(accountId)),
    buyerOf: async (accountId) => {
      const found = await read(holderPath(accountId));
      if (found === null) return null;
      const { name, email, company } = Value.Parse(Holder, found);
      return company ?? { name, email };
    },
  };
}
