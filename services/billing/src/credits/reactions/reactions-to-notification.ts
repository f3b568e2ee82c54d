import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import type { AwardPolicy } from '../domain/award-policy.ts';
import { messageBounced, messageSent, searchShared, sharedSearchConfirmed } from './search-shared.ts';

export const reactionsToNotification = (policy: AwardPolicy) =>
  reactionsTo('billing', 'notification', {
    searchShared,
    sharedSearchConfirmed: sharedSearchConfirmed(policy),
    messageSent: messageSent(policy),
    messageBounced,
  });
