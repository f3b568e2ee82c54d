import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { internalEventsRoutes } from '@leadwright/eventsourcing/internal-events';
import type { Database } from '@leadwright/runtime/database';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http-app';
import type { Logger } from '@leadwright/runtime/logger';
import type { ServiceTokens } from '@leadwright/runtime/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry';
import type { AccessTokens } from './auth/access-token.ts';
import type { PasswordHasher } from './auth/password-hash.ts';
import type { RefreshCookie } from './auth/refresh-cookie.ts';
import type { AccountsStored } from './contracts.ts';
import { confirmSignUp } from './routes/confirm-sign-up.ts';
import { getMe } from './routes/get-me.ts';
import { internalPeople } from './routes/internal-people.ts';
import { internalSessions } from './routes/internal-sessions.ts';
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

/** Accounts' routes; nothing listens yet. */
export async function buildApp(parts: AccountsParts): Promise<HttpApp> {
  const app = await buildHttpApp({ service: 'accounts', logger: parts.logger, tokens: parts.tokens, ready: parts.ready, telemetry: parts.telemetry });
  login(app, parts);
  refreshSession(app, parts);
  logout(app, parts);
  requestSignUp(app, parts);
  confirmSignUp(app, parts);
  getMe(app, parts);
  internalSessions(app, parts);
  internalPeople(app, parts);
  openAccount(app, parts);
  internalEventsRoutes(app, parts.store, ['billing', 'search', 'export', 'notification', 'audit', 'gateway']);
  return app;
}
