// Effects and the mailbox are not among them: a replay must not send a mail again.
import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { notificationTopic } from '../contracts.ts';
import { projectMailPreference } from './mail-preference.ts';
import { projectMessageLog } from './message-log.ts';
import { projectShare } from './share.ts';

type Consumed = { accounts: Consumer; exporting: Consumer; billing: Consumer };

export function rebuildables({ accounts, exporting, billing }: Consumed): Rebuildable[] {
  return [
    { name: 'download-request', tables: [{ name: 'download_request' }], source: () => exporting.replay() },
    { name: 'account-holder', tables: [{ name: 'account_holder' }], source: () => accounts.replay() },
    {
      name: 'mail-preference',
      tables: [{ name: 'mail_preference' }],
      source: () => ownLog(notificationTopic, projectMailPreference),
    },
    {
      name: 'share',
      tables: [{ name: 'share' }, { name: 'share_recipient' }],
      source: () => ownLog(notificationTopic, projectShare),
    },
    {
      name: 'share-award',
      tables: ['share_award', 'share_award_move', 'share_waiting', 'share_dropped'].map((name) => ({ name })),
      source: () => billing.replay(),
    },
    { name: 'account-zone', tables: [{ name: 'account_zone' }], source: () => billing.replay() },
    {
      name: 'message-log',
      tables: [{ name: 'message_log' }],
      source: () => ownLog(notificationTopic, projectMessageLog),
    },
  ];
}
