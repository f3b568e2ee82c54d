// Which of accounts' tables follow from events. People, credentials and links do not: they are stored, not told.
import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { accountsTopic } from '../contracts.ts';
import { projectMembership } from './membership.ts';
import { projectSession } from './session.ts';

export const rebuildables = (reactionsToBilling: Consumer): Rebuildable[] => [
  { name: 'session', tables: [{ name: 'session' }], source: () => ownLog(accountsTopic, projectSession) },
  { name: 'membership', tables: [{ name: 'membership' }], source: () => ownLog(accountsTopic, projectMembership) },
  { name: 'account-plan', tables: [{ name: 'account_plan' }], source: () => reactionsToBilling.replay() },
];
