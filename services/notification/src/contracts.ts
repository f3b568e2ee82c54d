// Notification's events as the messages that others hear: `announces` has the rules.
import { announced } from '@leadwright/contracts/catalogue';
import { announces } from '@leadwright/eventsourcing/log/announces';

type Message = { messageId: string; personId: string; channel: 'email'; template: string };

export type NotificationStored =
  | ({ type: 'MessageSent' } & Message)
  | ({ type: 'MessageFailed'; reason: string } & Message)
  | ({ type: 'MessageRedriven' } & Message);

export const {
  topic: notificationTopic,
  schema: notificationSchema,
  toMessage,
} = announces<NotificationStored>()(announced.notification, {});
