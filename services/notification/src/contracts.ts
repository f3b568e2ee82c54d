// Each of notification's events as the message that others hear.
import { NotificationEventSchema } from '@leadwright/contracts/notification/v1/notification_events';
import type { Announced } from '@leadwright/eventsourcing/log/announcement';
import { assertNever } from '@leadwright/eventsourcing/decider';

export const notificationTopic = 'leadwright.notification.v1';
export const notificationSchema = NotificationEventSchema;

type Message = { messageId: string; personId: string; channel: 'email'; template: string };

export type NotificationStored =
  | ({ type: 'MessageSent' } & Message)
  | ({ type: 'MessageFailed'; reason: string } & Message)
  | ({ type: 'MessageRedriven' } & Message);

export function toMessage(event: NotificationStored): Announced<typeof NotificationEventSchema> {
  switch (event.type) {
    case 'MessageSent': {
      const { messageId, personId, channel, template } = event;
      return { case: 'messageSent', value: { messageId, personId, channel, template } };
    }
    case 'MessageFailed': {
      const { messageId, personId, channel, template, reason } = event;
      return { case: 'messageFailed', value: { messageId, personId, channel, template, reason } };
    }
    case 'MessageRedriven': {
      const { messageId, personId, channel, template } = event;
      return { case: 'messageRedriven', value: { messageId, personId, channel, template } };
    }
    default:
      return assertNever(event);
  }
}
