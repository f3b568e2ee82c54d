// What is particular about notification; libs/service does the rest.
import { watchEffects } from '@leadwright/eventsourcing/operate/effect-metrics';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import { isMailboxShown } from './channels/mailbox-shown.ts';
import { createMailbox } from './channels/mailbox.ts';
import { openSmsSender } from './channels/open-sms-sender.ts';
import type { NotificationConfig } from './config.ts';
import { notificationSchema, toMessage, type NotificationStored } from './contracts.ts';
import { createPeople } from './effects/people.ts';
import { startMailSender, startSmsSender } from './effects/sender.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { reactionsToExport } from './reactions/reactions-to-export.ts';
import { removeOldEffectsWork } from './schedules/remove-old-effects.ts';

export function startNotification(config: NotificationConfig, { bus }: { bus: EventBus }): Promise<RunningService> {
  const { NOTIFICATION_BRAND: brand, NOTIFICATION_PUBLIC_URL: publicUrl } = config;
  return startService<'notification', NotificationStored>({
    name: 'notification',
    config,
    bus,
    log: () => ({ schema: notificationSchema, toMessage, projections: [] }),
    parts: async ({ database, store, logger, telemetry: { metrics, tracer }, tokens, peer }) => {
      const people = createPeople(peer('accounts'), tokens);
      const channel = createMailbox(database);
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
      const sending = { store, database, people, brand, logger, tracer };
      watchEffects(metrics, database);
      return {
        reactions: { accounts: reaction(reactionsToAccounts), export: reaction(reactionsToExport) },
        routes: (app) => addRoutes(app, { database, brand, mailboxShown }),
        internalRoutes: (app) => addInternalRoutes(app, { store, database }),
        rebuildables: (consumed) => rebuildables(consumed.export.consumer),
        workers: {
          sender: () => startMailSender({ ...sending, publicUrl, channel }),
          smsSender: () => startSmsSender({ ...sending, sms }),
        },
        periodic: [removeOldEffectsWork({ database, logger })],
      };
    },
  });
}
