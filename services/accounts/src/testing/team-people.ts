// People and requests of team tests: accounts with seats, invitations with their tokens, calls as a person.
import type { LightMyRequestResponse as Answer } from 'fastify';
import { inScope } from '@leadwright/postgres/scope';
import { v7 as uuidV7 } from 'uuid';
import { setAccountPlan } from '../projections/account-plan.ts';
import type { RunningAccounts } from './running-accounts.ts';

export const password = 'quiet-meadow-17';
export type Somebody = { accountId: string; personId: string; email: string; sessionId?: string | null };
export type Invited = { personId: string; email: string; token: string };

export const newAddress = (): string => `${uuidV7()}@example.com`;

export function teamPeople(accounts: RunningAccounts) {
  const as = (
    method: 'GET' | 'POST',
    who: Somebody & { role?: 'admin' | 'download' | null; impersonatorId?: string },
    path: string,
    body?: object,
  ): Promise<Answer> => {
    const { accountId, personId, sessionId = null, role = 'admin', impersonatorId = null } = who;
    const token = accounts.tokenFor('gateway', 'forward', { accountId, personId, sessionId, role, impersonatorId });
    return accounts.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
  };
  const setPlan = ({ accountId }: { accountId: string }, membersMax: number, status = 'live') =>
    inScope(accounts.database.db, [accountId], (trx) =>
      setAccountPlan(trx, accountId, {
        planId: 'team-unlimited',
        status,
        membersMax,
        terms: { membersMax },
        customerId: '',
      }),
    );
  /** An account with its owner; `status` of its subscription as billing tells it. */
  const open = async (membersMax = 10, status = 'live'): Promise<Somebody> => {
    const email = newAddress();
    const body = { email, name: 'Ada', password, planId: 'team-unlimited' };
    const opened = (await accounts.postAs('standalone', '/internal/accounts', body)).json<Somebody>();
    await setPlan(opened, membersMax, status);
    return { ...opened, email };
  };
  /** The token that notification would mail now. */
  const mint = async ({ accountId }: { accountId: string }, personId: string): Promise<string> => {
    const answer = await accounts.postAs('notification', '/internal/invitations/links', { accountId, personId });
    return new URL(answer.json<{ link: string }>().link).searchParams.get('token') ?? '';
  };
  const invite = async (
    admin: Somebody,
    { email = newAddress(), role = 'download' }: { email?: string; role?: 'admin' | 'download' } = {},
  ): Promise<Invited> => {
    const answer = await as('POST', admin, '/api/v2/team/invitations', { email, name: 'Grace', role });
    if (answer.statusCode !== 201) throw new Error(`invitation: ${answer.statusCode} ${answer.body}`);
    const { personId } = answer.json<{ personId: string }>();
    return { personId, email, token: await mint(admin, personId) };
  };
  const accept = ({ token }: { token: string }): Promise<Answer> =>
    accounts.post('/api/v2/invitations/accept', { token, name: 'Grace Hopper', password });
  /** Somebody new who has accepted, signed in by that. */
  const join = async (admin: Somebody, role: 'admin' | 'download' = 'download') => {
    const { personId, email, token } = await invite(admin, { role });
    const answer = await accept({ token });
    if (answer.statusCode !== 200) throw new Error(`accept: ${answer.statusCode} ${answer.body}`);
    return { accountId: admin.accountId, personId, email, answer };
  };
  const team = async (admin: Somebody) => (await as('GET', admin, '/api/v2/team')).json<Team>();
  const logIn = (email: string): Promise<Answer> => accounts.post('/api/login', { email, password });
  return { as, setPlan, open, mint, invite, accept, join, team, logIn };
}

export type Team = {
  seats: { max: number; taken: number; left: number };
  members: {
    personId: string;
    name: string;
    email: string;
    role: string;
    status: string;
    archived: boolean;
    overSeats: boolean;
  }[];
  invitations: { personId: string; name: string | null; email: string; role: string; expired: boolean }[];
};
