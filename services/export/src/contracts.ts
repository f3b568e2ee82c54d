// Export's events as the messages that others consume: `publishes` has the rules.
import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { DownloadEvent } from './domain/download.ts';

/** Progress of running downloads: volatile, JSON `{downloadId, progress, rows}`. */
export const progressTopic = 'leadwright.progress.v1';

export const { topic: exportTopic, schema: exportSchema, toMessage } = publishes<DownloadEvent>()(published.export, {});
