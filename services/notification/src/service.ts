// What is particular about notification; everything else of a running service stands in libs/service.
import { watchEffects } from '@leadwright/eventsourcing/operate/effect-metrics';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addInternalRoutes, addRoutes } from './app.ts';
import { isMailboxShown } from './channels/mailbox-shown.ts';
import { createMailbox } from './channels/mailbox.ts';
import type { NotificationConfig } from './config.ts';
import { notificationSchema, toMessage, type NotificationStored } from './contracts.ts';
import { createPeople } from './effects/people.ts';
import { startSender } from './effects/sender.ts';
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
    parts: ({ database, store, logger, telemetry: { metrics, tracer }, tokens, peer }) => {
      const people = createPeople(peer('accounts'), tokens);
      const channel = createMailbox(database);
      const mailboxShown = isMailboxShown(channel, config.NOTIFICATION_MAILBOX_SHOWN, logger);
      watchEffects(metrics, database);
      return {
        reactions: {
          accounts: reaction(reactionsToAccounts),
          export: reaction(reactionsToExport),
        },
        routes: (app) => addRoutes(app, { database, brand, mailboxShown }),
        internalRoutes: (app) => addInternalRoutes(app, { store, database }),
        rebuildables: (consumed) => rebuildables(consumed.export.consumer),
        workers: {
          sender: () => startSender({ store, database, people, brand, publicUrl, channel, logger, tracer }),
        },
        periodic: [removeOldEffectsWork({ database, logger })],
      };
    },
  });
}
