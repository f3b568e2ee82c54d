// Search's topic, case by case; the rest only moves the inbox.
import type { SearchEvent } from '@leadwright/contracts/search/v1/search_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { datasetActivated } from './dataset-activated.ts';

export async function heardFromSearch(heard: Heard<SearchEvent>, tx: WriteTransaction): Promise<void> {
  const { event } = heard.message;
  if (event.case === 'datasetActivated') await datasetActivated(event.value, heard, tx);
}
