// Accounts on a database of its own, for tests. Tests inject requests without a socket, as a given calling service.
import type { LightMyRequestResponse as Answer } from 'fastify';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { consumersOf, topics } from '@leadwright/contracts/topology';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type Caller,
  type TokenUse,
} from '@leadwright/runtime/process/service-tokens';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { addInternalRoutes, addRoutes } from '../app.ts';
import { createAccessTokens } from '../auth/access-token.ts';
import { createPasswordHasher, type PasswordHasher } from '../auth/password-hash.ts';
import { createRefreshCookie } from '../auth/refresh-cookie.ts';
import type { Holders } from '../upstreams/holders.ts';
import { accountsTopic, toMessage, type AccountsStored } from '../contracts.ts';
import { migrationFolders } from '../migrations.ts';
import { projections } from '../projections/rebuildable.ts';

export type TestCaller = 'gateway' | 'notification' | 'standalone' | 'billing' | 'operator';

export type RunningAccounts = {
  app: HttpApp;
  internal: HttpApp;
  database: Database;
  store: EventStore<AccountsStored>;
  url: string;
  tokenFor(caller: TestCaller, use: TokenUse, who?: Partial<Caller>, audience?: string): string;
  /** POSTs as the gateway with nobody signed in; `cookie` is a whole Cookie header. */
  post(path: string, body?: object, cookie?: string): Promise<Answer>;
  /** POSTs as this caller, to the port and with the token use that the path needs. */
  postAs(caller: TestCaller, path: string, body: object): Promise<Answer>;
  /** The types of an account's stored events, in order. */
  eventsOf(accountId: string): Promise<string[]>;
  stop(): Promise<void>;
};

const callers: TestCaller[] = ['gateway', 'notification', 'standalone', 'billing', 'operator'];

/** Billing and export, as they answer about people of whom they know nothing. */
const holdsNothing: Holders = { isSubscribed: async () => false, heldBy: async () => ({}) };

/** `clockOffsetMs`: how far a sandbox has moved the clock of the log. */
export async function runAccounts({
  passwords,
  holders = holdsNothing,
  clockOffsetMs = () => 0,
  signUpOpen = true,
  logger = createLogger('accounts', 'silent'),
}: {
  passwords?: PasswordHasher;
  holders?: Holders;
  clockOffsetMs?: () => number;
  signUpOpen?: boolean;
  logger?: Logger;
} = {}): Promise<RunningAccounts> {
  const fresh = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(fresh.url);
  const keys = Object.fromEntries(['accounts', ...callers].map((name) => [name, generateTokenKey()]));
  const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));
  const tokensOf = (service: string) =>
    createServiceTokens({ service, privateKey: keys[service]?.privateKey ?? '', publicKeys });
  const store = openEventStore<AccountsStored>({
    database,
    topic: accountsTopic,
    schema: AccountEventSchema,
    toMessage,
    projections,
    clockOffsetMs,
    logger,
  });
  const parts = {
    database,
    store,
    accessTokens: await createAccessTokens({ privateKey: generateTokenKey().privateKey, keyId: 'test' }),
    passwords: passwords ?? (await createPasswordHasher()),
    cookie: createRefreshCookie('http://127.0.0.1:8080'),
    publicUrl: 'http://127.0.0.1:8080',
    signUpOpen,
    holders,
    trialKeys: [{ id: 'test', key: 'k'.repeat(32) }],
    leadMarkKeys: [{ id: 'test', key: 'm'.repeat(32) }],
  };
  const http = { service: 'accounts', logger, tokens: await tokensOf('accounts'), ready: async () => undefined };
  const app = await buildHttpApp(http);
  addRoutes(app, parts);
  const operations = { database, consumers: [], projections: [] };
  const status = { topic: topics.accounts, version: 'test' };
  const internal = await buildLogApp({ ...http, store, consumers: consumersOf('accounts'), operations, status });
  addInternalRoutes(internal, parts);
  const signers = new Map(await Promise.all(callers.map(async (name) => [name, await tokensOf(name)] as const)));
  const tokenFor: RunningAccounts['tokenFor'] = (caller, use, who = {}, audience = 'accounts') =>
    signers.get(caller)?.sign(audience, use, { ...asService(caller), ...who }) ?? '';
  const send = (token: string, path: string, body?: object, cookie?: string) =>
    (path.startsWith('/internal/') ? internal : app).inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${token}`, ...(cookie === undefined ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
  return {
    app,
    internal,
    database,
    store,
    url: fresh.url,
    tokenFor,
    post: (path, body, cookie) => send(tokenFor('gateway', 'forward', { personId: 'anonymous' }), path, body, cookie),
    postAs: (caller, path, body) => send(tokenFor(caller, useOf(path)), path, body),
    eventsOf: async (accountId) => (await store.readAccount(accountId, 0, 500)).map(({ event }) => event.type),
    stop: async () => {
      await app.close();
      await internal.close();
      await database.close();
      await fresh.drop();
    },
  };
}

/** The token use that a path accepts. */
export function useOf(path: string): TokenUse {
  if (path.startsWith('/internal/')) return 'internal';
  return path.startsWith('/gateway/') ? 'gateway' : 'forward';
}

/** The refresh cookie of an answer, as the browser would send it back. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
