import { hearersOf } from '@leadwright/contracts/topology';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import type { Operations } from '@leadwright/eventsourcing/operate/operator-routes';
import type { Database } from '@leadwright/postgres/database';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import type { AccessTokens } from './auth/access-token.ts';
import type { PasswordHasher } from './auth/password-hash.ts';
import type { RefreshCookie } from './auth/refresh-cookie.ts';
import type { AccountsStored } from './contracts.ts';
import { checkSignUpLink } from './routes/check-sign-up-link.ts';
import { confirmSignUp } from './routes/confirm-sign-up.ts';
import { gatewaySessions } from './routes/gateway-sessions.ts';
import { getMe } from './routes/get-me.ts';
import { internalPeople } from './routes/internal-people.ts';
import { login } from './routes/login.ts';
import { logout } from './routes/logout.ts';
import { openAccount } from './routes/open-account.ts';
import { refreshSession } from './routes/refresh-session.ts';
import { requestSignUp } from './routes/request-sign-up.ts';

export type AccountsParts = {
  database: Database;
  store: EventStore<AccountsStored>;
  tokens: ServiceTokens;
  accessTokens: AccessTokens;
  passwords: PasswordHasher;
  cookie: RefreshCookie;
  /** What mailed links begin with, without a slash at the end. */
  publicUrl: string;
  signUpOpen: boolean;
  logger: Logger;
  /** Throws, with the reason, while accounts cannot do its work. */
  ready: () => Promise<void>;
  telemetry?: Telemetry | undefined;
};

/** Accounts' public routes; nothing listens yet. */
export async function buildApp(parts: AccountsParts): Promise<HttpApp> {
  const app = await buildHttpApp({
    service: 'accounts',
    logger: parts.logger,
    tokens: parts.tokens,
    ready: parts.ready,
    telemetry: parts.telemetry,
  });
  login(app, parts);
  refreshSession(app, parts);
  logout(app, parts);
  requestSignUp(app, parts);
  checkSignUpLink(app, parts);
  confirmSignUp(app, parts);
  getMe(app, parts);
  gatewaySessions(app, parts);
  return app;
}

/** What services and operators ask accounts; nothing listens yet. */
export async function buildInternal(parts: AccountsParts, operations: Operations): Promise<HttpApp> {
  const { store, logger, tokens, ready, telemetry } = parts;
  const app = await buildLogApp({
    service: 'accounts',
    logger,
    tokens,
    ready,
    telemetry,
    store,
    operations,
    hearers: hearersOf('accounts'),
  });
  internalPeople(app, parts);
  openAccount(app, parts);
  return app;
}
