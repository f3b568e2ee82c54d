// What the gateway asks accounts itself: does a session live, and whose is a cookie.
import { Type, type TSchema, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { unavailable } from '@leadwright/runtime/refusals/problem';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';
import type { Identity } from '../auth/access-token.ts';

export type AccountsClient = {
  isLive(session: { sessionId: string; accountId: string }): Promise<boolean>;
  /** Null if the cookie stands for no live session. */
  identityOf(cookie: string): Promise<Identity | null>;
};

const TIMEOUT_MS = 2000;
const Live = Type.Object({ live: Type.Boolean() });
const Whose = Type.Object({
  sessionId: Type.String(),
  personId: Type.String(),
  accountId: Type.String(),
  role: Type.Union([Type.Literal('admin'), Type.Literal('download')]),
  staff: Type.Union([Type.Literal('super-admin'), Type.Literal('finance'), Type.Null()]),
});

/** Throws 503 while accounts cannot be asked: who cannot be checked is not let in. */
export function createAccountsClient(baseUrl: string, tokens: ServiceTokens): AccountsClient {
  const ask = async <Schema extends TSchema>(
    path: string,
    schema: Schema,
    accountId: string | null,
    body?: object,
  ): Promise<Static<Schema> | null> => {
    const response = await tracedFetch('accounts', `${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${tokens.sign('accounts', 'gateway', { ...asService('gateway'), accountId })}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw unavailable();
    });
    if (response.status === 401 && ((await response.json()) as { code?: string }).code === 'session-over') return null;
    if (!response.ok) throw unavailable();
    return Value.Parse(schema, await response.json());
  };
  return {
    isLive: async ({ sessionId, accountId }) =>
      (await ask(`/gateway/sessions/${encodeURIComponent(sessionId)}`, Live, accountId))?.live ?? false,
    identityOf: async (cookie) => {
      const whose = await ask('/gateway/sessions/of-cookie', Whose, null, { cookie });
      return whose && { ...whose, impersonatorId: null };
    },
  };
}
