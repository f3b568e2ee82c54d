// What tests of people's data do at accounts: ask, follow the mailed link, decide as a super-admin, act as a person.
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse as Answer } from 'fastify';
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { privacyAccount } from '../domain/privacy/privacy-request.ts';
import { leadsRemoved } from '../reactions/reactions-to-search.ts';
import type { RunningAccounts } from './running-accounts.ts';

export const password = 'quiet meadow 17';

export type Customer = { email: string; accountId: string; personId: string };

export const codeOf = (answer: Answer): string => answer.json<{ code: string }>().code;
export const freshAddress = (): string => `person-${randomUUID()}@example.test`;

export function privacySteps(accounts: () => RunningAccounts) {
  const post = (path: string, body: object) => accounts().post(`/api/v2/${path}`, body);
  const staffAsk = (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const who = { accountId: 'staff', personId: 'ada', role: 'admin', staff: 'super-admin' } as const;
    return accounts().app.inject({
      method,
      url: `/api/v2/superadmin/privacy-requests${path}`,
      headers: { authorization: `Bearer ${accounts().tokenFor('gateway', 'forward', who)}` },
      ...(body === undefined ? {} : { payload: body }),
    });
  };
  const rows = <Row>(statement: string): Promise<Row[]> =>
    inScope(accounts().database.db, 'all', async (trx) => (await sql.raw<Row>(statement).execute(trx)).rows);
  /** The id of the newest request from this address. */
  const requestOf = async (email: string): Promise<string> => {
    const found = await rows<{ id: string }>(
      `select id from privacy_request where email = '${email}' order by received_at desc limit 1`,
    );
    return found[0]?.id ?? '';
  };
  const mailed = async (requestId: string): Promise<string> => {
    const answer = await accounts().postAs('notification', `/internal/privacy-requests/${requestId}/links`, {});
    return new URL(answer.json<{ link: string }>().link).searchParams.get('token') ?? '';
  };
  /** As search says once it has looked through all lists. */
  const carriedOut = (requestId: string, leads = 0): Promise<void> =>
    accounts().store.transaction([privacyAccount], (tx) => {
      const context = { actorId: 'service:search', correlationId: randomUUID() };
      return leadsRemoved({ requestId, leads }, { context, replay: false } as Parameters<typeof leadsRemoved>[1], tx);
    });
  return {
    rows,
    carriedOut,
    staffAsk,
    requestOf,
    mailed,
    ask: (email: string, kind = 'opt-out') => post('request_ccpa_optout', { email, response: 'seen', kind }),
    confirm: (token: string) => post('privacy-requests/confirm', { token }),
    check: (token: string) => post('privacy-requests/check-link', { token }),
    /** Asks and confirms; answers the request's id. */
    confirmed: async (email: string, kind: string): Promise<string> => {
      await post('request_ccpa_optout', { email, response: 'seen', kind });
      const id = await requestOf(email);
      const done = await post('privacy-requests/confirm', { token: await mailed(id) });
      if (done.statusCode >= 500) throw new Error(`not confirmed: ${done.body}`);
      return id;
    },
    open: async (more: object = { planId: 'free-trial' }, email = freshAddress()): Promise<Customer> => {
      const given = { email, name: 'Olivia', password, ...more };
      const made = await accounts().postAs('standalone', '/internal/accounts', given);
      return { email, ...made.json<{ accountId: string; personId: string }>() };
    },
    /** As this person, the way the gateway forwards it. */
    asPerson: (known: Customer, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
      const { accountId, personId } = known;
      const token = accounts().tokenFor('gateway', 'forward', { accountId, personId, role: 'admin' });
      return accounts().app.inject({
        method,
        url: `/api/v2/me/${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { payload: body }),
      });
    },
  };
}
