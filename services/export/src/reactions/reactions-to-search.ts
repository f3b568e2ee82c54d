import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { datasetActivated } from './dataset-activated.ts';

export const reactionsToSearch = reactionsTo(published.search, { datasetActivated });
