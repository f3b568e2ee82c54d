import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { startService } from '@leadwright/service/start-service';
import type { NotificationConfig } from './config.ts';
import { notificationSchema, toMessage, type NotificationStored } from './contracts.ts';
import { createParts } from './parts.ts';
import { projectMailPreference } from './projections/mail-preference.ts';
import { projectMessageLog } from './projections/message-log.ts';
import { projectShare } from './projections/share.ts';

export function startNotification(config: NotificationConfig, { bus }: { bus: EventBus }): Promise<RunningService> {
  return startService<'notification', NotificationStored>({
    name: 'notification',
    config,
    bus,
    log: () => ({
      schema: notificationSchema,
      toMessage,
      projections: [projectMessageLog, projectMailPreference, projectShare],
    }),
    parts: (opened) => createParts(config, opened),
  });
}
