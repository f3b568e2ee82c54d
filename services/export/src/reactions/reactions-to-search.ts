import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { datasetActivated } from './dataset-activated.ts';

export const reactionsToSearch = reactionsTo(published.search, {
  datasetActivated,
  // Saved searches are search's own; an order holds what was searched.
  searchSaved: ignored,
  searchDeleted: ignored,
  searchCopied: ignored,
  searchLinkMade: ignored,
  searchLinkRevoked: ignored,
});
