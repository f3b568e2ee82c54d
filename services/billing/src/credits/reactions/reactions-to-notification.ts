import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { messageBounced, messageSent, searchShared } from './search-shared.ts';

export const reactionsToNotification = reactionsTo('billing', 'notification', {
  searchShared,
  messageSent,
  messageBounced,
});
