import { watchEffects } from '@leadwright/eventsourcing/operate/effect-metrics';
import { reaction } from '@leadwright/service/reaction';
import type { Parts, Service } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import { openChannels } from './channels/open-channels.ts';
import type { NotificationConfig } from './config.ts';
import type { NotificationStored } from './contracts.ts';
import { createPeople } from './effects/people.ts';
import { startMailSender, startSmsSender } from './effects/sender.ts';
import { createAddressMark } from './effects/suppression/suppression.ts';
import { createUnsubscribeTokens } from './effects/unsubscribe-token.ts';
import { timeHandovers } from './metrics.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { reactionsToBilling } from './reactions/reactions-to-billing.ts';
import { reactionsToExport } from './reactions/reactions-to-export.ts';
import { watchRefusedWebhooks } from './routes/refused-webhooks.ts';
import { removeOldEffectsWork } from './schedules/remove-old-effects.ts';
import { createConfirmTokens } from './shares/confirm-token.ts';
import { createSharing } from './upstreams/sharing.ts';

type Opened = Parameters<Service<'notification', NotificationStored>['parts']>[0];

/** Throws for a setting that the configured provider cannot use. */
export async function createParts(
  config: NotificationConfig,
  { database, store, logger, telemetry: { metrics, tracer }, tokens, peer }: Opened,
): Promise<Parts<'notification'>> {
  const { NOTIFICATION_PUBLIC_URL: publicUrl, NOTIFICATION_SERVICE_PRIVATE_KEY: key } = config;
  const { channel, sms, ...channels } = await openChannels(config, { database, logger });
  const sending = {
    ...{ store, database, logger, tracer, publicUrl },
    brand: config.NOTIFICATION_BRAND,
    people: createPeople(peer('accounts'), tokens),
    sharing: createSharing(peer, tokens),
    addressMark: createAddressMark(key),
    unsubscribeTokens: createUnsubscribeTokens(key),
    confirmTokens: createConfirmTokens(key),
    timeHandover: timeHandovers(metrics),
  };
  const refusedWebhook = watchRefusedWebhooks(metrics, logger);
  const shareRules = { publicUrl, mailDomain: mailDomainOf(config) };
  watchEffects(metrics, database);
  return {
    reactions: {
      accounts: reaction(reactionsToAccounts),
      billing: reaction(reactionsToBilling),
      export: reaction(reactionsToExport),
    },
    routes: (app) => addRoutes(app, { ...sending, ...channels, channel, refusedWebhook, shareRules }),
    internalRoutes: (app) => addInternalRoutes(app, { store, database }),
    rebuildables: ({ accounts, billing, export: exporting }) =>
      rebuildables({ accounts: accounts.consumer, exporting: exporting.consumer, billing: billing.consumer }),
    workers: {
      sender: () => startMailSender({ ...sending, channel }),
      smsSender: () => startSmsSender({ ...sending, sms }),
    },
    periodic: [removeOldEffectsWork({ database, logger })],
  };
}

/** The domain of the address that our mails come from; where nothing is sent, that of our pages. */
function mailDomainOf(config: NotificationConfig): string {
  const [, domain] = config.NOTIFICATION_SENDGRID_FROM?.split('@') ?? [];
  return domain ?? new URL(config.NOTIFICATION_PUBLIC_URL).hostname;
}
