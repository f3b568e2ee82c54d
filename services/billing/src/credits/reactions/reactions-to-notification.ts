import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { messageBounced, messageSent, searchShared } from './search-shared.ts';

export const reactionsToNotification = reactionsTo(published.notification, {
  searchShared,
  messageSent,
  messageBounced,
  messageFailed: ignored,
  messageRedriven: ignored,
  messageDelivered: ignored,
  spamReported: ignored,
  mailPreferenceChanged: ignored,
  mailSuppressionLifted: ignored,
  messagesRead: ignored,
});
