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
  | SharedSearchConfirmed
  | MailSuppressionLifted
  | { type: 'MessagesRead' };

export type MailPreferenceChanged = {
  type: 'MailPreferenceChanged';
  personId: string;
  topic: string;
  wanted: boolean;
  chosenBy: 'settings' | 'link' | 'provider';
};

/** `excluded`: why it brings no leads; empty: `leadsEach` are promised for it. */
export type SharedWith = {
  position: number;
  messageId: string;
  recipientMarks: string[];
  excluded: '' | ShareExclusion;
  /** None where anybody may open a mailbox. Absent in events of before, as `leadsEach` is. */
  domainMarks?: string[];
};
export type ShareExclusion =
  | 'own'
  | 'company'
  | 'own-account'
  | 'copied'
  | 'already-earned'
  | 'already-shared'
  | 'stopped';
export type SearchShared = {
  type: 'SearchShared';
  shareId: string;
  personId: string;
  /** Empty where the search of a download was shared. */
  searchId: string;
  downloadId: string;
  recipients: SharedWith[];
  leadsEach?: number;
};
export type SharedSearchConfirmed = { type: 'SharedSearchConfirmed'; shareId: string; messageId: string };
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
} = publishes<NotificationStored>()(published.notification, {
  SearchShared: ({ recipients, leadsEach = 0, ...facts }) => ({
    ...facts,
    leadsEach,
    recipients: recipients.map(({ domainMarks = [], ...recipient }) => ({ ...recipient, domainMarks })),
  }),
});
