// Export's events as the messages that others consume: `publishes` has the rules.
import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { DownloadEvent } from './domain/download.ts';

export const { topic: exportTopic, schema: exportSchema, toMessage } = publishes<DownloadEvent>()(published.export, {});
