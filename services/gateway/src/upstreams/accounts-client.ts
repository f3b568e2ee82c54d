import { Type, type TSchema, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { roleOf } from '@leadwright/runtime/access/roles';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';
import { onceMore } from './once-more.ts';
import type { Identity } from '../auth/access-token.ts';

export type AccountsClient = {
  isLive(session: { sessionId: string; accountId: string }): Promise<boolean>;
  /** Null if the cookie belongs to no live session. Whom its super-admin acts for, while they do. */
  identityOf(cookie: string): Promise<Identity | null>;
};

const TIMEOUT_MS = 2000;
const Live = Type.Object({ live: Type.Boolean() });
const CookieOwner = Type.Object({
  sessionId: Type.String(),
  personId: Type.String(),
  accountId: Type.String(),
  role: Type.String(),
  staff: Type.Union([Type.Literal('super-admin'), Type.Literal('finance'), Type.Null()]),
  impersonatorId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

/** Throws 503 while accounts is unreachable: without a check nobody gets access. */
export function createAccountsClient(baseUrl: string, tokens: ServiceTokens): AccountsClient {
  const ask = async <Schema extends TSchema>(
    path: string,
    schema: Schema,
    accountId: string | null,
    body?: object,
  ): Promise<Static<Schema> | null> => {
    // Both questions read.
    const look = (): Promise<Response> =>
      tracedFetch('accounts', `${baseUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${tokens.sign('accounts', 'gateway', { ...asService('gateway'), accountId })}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const response = await orUnavailable(() => onceMore(true, look));
    if (response.status === 401 && ((await response.json()) as { code?: string }).code === 'session-over') return null;
    if (!response.ok) throw unavailable(new Error(`accounts answers ${response.status}`));
    return Value.Parse(schema, await response.json());
  };
  return {
    isLive: async ({ sessionId, accountId }) =>
      (await ask(`/gateway/sessions/${encodeURIComponent(sessionId)}`, Live, accountId))?.live ?? false,
    identityOf: async (cookie) => {
      const owner = await ask('/gateway/sessions/of-cookie', CookieOwner, null, { cookie });
      return owner && { ...owner, role: roleOf(owner.role), impersonatorId: owner.impersonatorId ?? null };
    },
  };
}
