// Which of notification's tables follow from events. Effects and the mailbox do not: they are acts, and no replay does them again.
import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';

export function rebuildables(heardFromExport: Consumer): Rebuildable[] {
  return [{ name: 'download-request', tables: [{ name: 'download_request' }], source: () => heardFromExport.replay() }];
}
