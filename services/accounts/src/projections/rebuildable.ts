// Which of accounts' tables follow from events. People, credentials and links do not: they are stored, not told.
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { accountsTopic } from '../contracts.ts';
import { projectImportedAccount } from './imported-account.ts';
import { projectMembership } from './membership.ts';
import { projectSession } from './session.ts';

export const rebuildables: Rebuildable[] = [
  { name: 'session', tables: [{ name: 'session' }], source: () => ownLog(accountsTopic, projectSession) },
  {
    name: 'imported-account',
    tables: [{ name: 'imported_account' }],
    source: () => ownLog(accountsTopic, projectImportedAccount),
  },
  { name: 'membership', tables: [{ name: 'membership' }], source: () => ownLog(accountsTopic, projectMembership) },
];
