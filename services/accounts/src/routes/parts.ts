import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import type { AccessTokens } from '../auth/access-token.ts';
import type { PasswordHasher } from '../auth/password-hash.ts';
import type { RefreshCookie } from '../auth/refresh-cookie.ts';
import type { AccountsStored } from '../contracts.ts';
import type { Holders } from '../upstreams/holders.ts';

export type AccountsParts = {
  database: Database;
  store: EventStore<AccountsStored>;
  accessTokens: AccessTokens;
  passwords: PasswordHasher;
  cookie: RefreshCookie;
  /** What mailed links begin with, without a slash at the end. */
  publicUrl: string;
  signUpOpen: boolean;
  trialKeys: MarkKeys;
  /** Search has the same: by them it finds the leads of who asks. */
  leadMarkKeys: MarkKeys;
  holders: Holders;
};
