// What is particular about notification; libs/service does the rest.
import { watchEffects } from '@leadwright/eventsourcing/operate/effect-metrics';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import { isMailboxShown } from './channels/mailbox-shown.ts';
import { openMailChannel } from './channels/open-mail-channel.ts';
import { openSmsSender } from './channels/open-sms-sender.ts';
import { openWebhooks } from './channels/open-webhooks.ts';
import type { NotificationConfig } from './config.ts';
import { notificationSchema, toMessage, type NotificationStored } from './contracts.ts';
import { createPeople } from './effects/people.ts';
import { startMailSender, startSmsSender } from './effects/sender.ts';
import { createAddressMark } from './effects/suppression/suppression.ts';
import { createUnsubscribeTokens } from './effects/unsubscribe-token.ts';
import { timeHandovers } from './metrics.ts';
import { projectMailPreference } from './projections/mail-preference.ts';
import { projectMessageLog } from './projections/message-log.ts';
import { projectShare } from './projections/share.ts';
import { createSharing } from './upstreams/sharing.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { watchRefusedWebhooks } from './routes/refused-webhooks.ts';
import { reactionsToBilling } from './reactions/reactions-to-billing.ts';
import { reactionsToExport } from './reactions/reactions-to-export.ts';
import { removeOldEffectsWork } from './schedules/remove-old-effects.ts';

export function startNotification(config: NotificationConfig, { bus }: { bus: EventBus }): Promise<RunningService> {
  const { NOTIFICATION_BRAND: brand, NOTIFICATION_PUBLIC_URL: publicUrl } = config;
  return startService<'notification', NotificationStored>({
    name: 'notification',
    config,
    bus,
    log: () => ({
      schema: notificationSchema,
      toMessage,
      projections: [projectMessageLog, projectMailPreference, projectShare],
    }),
    parts: async ({ database, store, logger, telemetry: { metrics, tracer }, tokens, peer }) => {
      const people = createPeople(peer('accounts'), tokens);
      const sharing = createSharing(peer, tokens);
      const shareRules = { publicUrl, mailDomain: mailDomainOf(config) };
      const channel = await openMailChannel(config, database);
      const sms = await openSmsSender(config, database);
      const kept = [
        { what: 'mails', by: channel },
        { what: 'text messages', by: sms },
      ].filter(({ by }) => by.name === 'mailbox');
      const mailboxShown = isMailboxShown(
        kept.map(({ what }) => what),
        config.NOTIFICATION_MAILBOX_SHOWN,
        logger,
      );
      const unsubscribeTokens = createUnsubscribeTokens(config.NOTIFICATION_SERVICE_PRIVATE_KEY);
      const sentBy = { email: channel.name, sms: sms.name };
      const addressMark = createAddressMark(config.NOTIFICATION_SERVICE_PRIVATE_KEY);
      const sending = {
        store,
        database,
        people,
        sharing,
        brand,
        publicUrl,
        logger,
        tracer,
        addressMark,
        unsubscribeTokens,
        timeHandover: timeHandovers(metrics),
      };
      const webhooks = await openWebhooks(config);
      const refusedWebhook = watchRefusedWebhooks(metrics, logger);
      watchEffects(metrics, database);
      return {
        reactions: {
          accounts: reaction(reactionsToAccounts),
          billing: reaction(reactionsToBilling),
          export: reaction(reactionsToExport),
        },
        routes: (app) =>
          addRoutes(app, { ...sending, channel, mailboxShown, webhooks, refusedWebhook, sentBy, shareRules }),
        internalRoutes: (app) => addInternalRoutes(app, { store, database }),
        rebuildables: (consumed) =>
          rebuildables({
            accounts: consumed.accounts.consumer,
            exporting: consumed.export.consumer,
            billing: consumed.billing.consumer,
          }),
        workers: {
          sender: () => startMailSender({ ...sending, channel }),
          smsSender: () => startSmsSender({ ...sending, sms }),
        },
        periodic: [removeOldEffectsWork({ database, logger })],
      };
    },
  });
}

/** The domain of the address that our mails come from; where nothing is sent, that of our pages. */
function mailDomainOf(config: NotificationConfig): string {
  const [, domain] = config.NOTIFICATION_SENDGRID_FROM?.split('@') ?? [];
  return domain ?? new URL(config.NOTIFICATION_PUBLIC_URL).hostname;
}
