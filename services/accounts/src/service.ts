import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import { createAccessTokens } from './auth/access-token.ts';
import { createPasswordHasher } from './auth/password-hash.ts';
import { createRefreshCookie } from './auth/refresh-cookie.ts';
import type { AccountsConfig } from './config.ts';
import { toMessage, type AccountsStored } from './contracts.ts';
import { projections, rebuildables } from './projections/rebuildable.ts';
import { reactionsToBilling } from './reactions/reactions-to-billing.ts';
import { reactionsToSearch } from './reactions/reactions-to-search.ts';
import { endImpersonationsWork } from './schedules/end-impersonations.ts';
import { markRequestsWork } from './schedules/mark-requests.ts';
import { watchPrivacyRequests } from './schedules/privacy-metrics.ts';
import { sweepErrorsWork } from './schedules/sweep-errors.ts';
import { sweepWork } from './schedules/sweep.ts';
import { createHolders } from './upstreams/holders.ts';

export function startAccounts(config: AccountsConfig, { bus }: { bus: EventBus }): Promise<RunningService> {
  return startService<'accounts', AccountsStored>({
    name: 'accounts',
    config,
    bus,
    log: () => ({ schema: AccountEventSchema, toMessage, projections }),
    parts: async ({ database, store, logger, tokens, peer, telemetry }) => {
      watchPrivacyRequests(telemetry.metrics, database);
      const parts = {
        database,
        store,
        accessTokens: await createAccessTokens({
          privateKey: config.ACCOUNTS_ACCESS_PRIVATE_KEY,
          keyId: config.ACCOUNTS_ACCESS_KEY_ID,
        }),
        passwords: await createPasswordHasher(),
        cookie: createRefreshCookie(config.ACCOUNTS_PUBLIC_URL),
        publicUrl: new URL(config.ACCOUNTS_PUBLIC_URL).origin,
        signUpOpen: config.ACCOUNTS_SIGN_UP_OPEN,
        holders: createHolders(peer, tokens),
        trialKeys: parseMarkKeys(config.ACCOUNTS_TRIAL_KEYS),
        leadMarkKeys: parseMarkKeys(config.ACCOUNTS_LEAD_MARK_KEYS),
      };
      return {
        reactions: { billing: reaction(reactionsToBilling), search: reaction(reactionsToSearch) },
        routes: (app) => addRoutes(app, parts),
        internalRoutes: (app) => addInternalRoutes(app, parts),
        rebuildables: (consumed) => rebuildables(consumed.billing.consumer),
        periodic: [
          sweepWork({ database, logger }),
          sweepErrorsWork({ database, logger }),
          markRequestsWork(parts),
          endImpersonationsWork({ database, store, logger }),
        ],
      };
    },
  });
}
