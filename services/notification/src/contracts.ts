import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';

type Message = { messageId: string; personId: string; channel: 'email' | 'sms'; template: string };

export type NotificationStored =
  | ({ type: 'MessageSent' } & Message)
  | ({ type: 'MessageFailed'; reason: string } & Message)
  | ({ type: 'MessageRedriven' } & Message)
  | ({ type: 'MessageDelivered' } & Message)
  | ({ type: 'MessageBounced'; reason: string; suppresses: boolean } & Message)
  | ({ type: 'SpamReported' } & Message)
  | MailPreferenceChanged
  | SearchShared
  | MailSuppressionLifted
  | { type: 'MessagesRead' };

export type MailPreferenceChanged = {
  type: 'MailPreferenceChanged';
  personId: string;
  topic: string;
  wanted: boolean;
  chosenBy: 'settings' | 'link' | 'provider';
};

/** `excluded`: why no leads may come of it; empty: some may. */
export type SharedWith = {
  position: number;
  messageId: string;
  recipientMarks: string[];
  excluded: '' | 'own' | 'company' | 'copied' | 'already-earned';
};
export type SearchShared = {
  type: 'SearchShared';
  shareId: string;
  personId: string;
  /** Empty where the search of a download was shared. */
  searchId: string;
  downloadId: string;
  recipients: SharedWith[];
};
export type MailSuppressionLifted = {
  type: 'MailSuppressionLifted';
  personId: string;
  kind: 'bounced' | 'spam';
  by: 'person' | 'super-admin';
  reason: string;
};

export const {
  topic: notificationTopic,
  schema: notificationSchema,
  toMessage,
} = publishes<NotificationStored>()(published.notification, {});
