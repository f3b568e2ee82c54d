// Which of accounts' tables follow from events. People, credentials and links do not: they are stored, not told.
import { eachEvent } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { accountsTopic } from '../contracts.ts';
import { onSessionEvent } from './session.ts';

export const rebuildables: Rebuildable[] = [
  { name: 'session', tables: [{ name: 'session' }], source: () => ownLog(accountsTopic, eachEvent(onSessionEvent)) },
];
