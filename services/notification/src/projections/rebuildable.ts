// The tables that are built from events. Effects and the mailbox are not among them: a replay must not send a mail
// again.
import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';

export function rebuildables(reactionsToExport: Consumer): Rebuildable[] {
  return [
    { name: 'download-request', tables: [{ name: 'download_request' }], source: () => reactionsToExport.replay() },
  ];
}
