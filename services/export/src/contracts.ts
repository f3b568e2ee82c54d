// Export's events as the messages that others hear: `announces` has the rules.
import { announced } from '@leadwright/contracts/catalogue';
import { announces } from '@leadwright/eventsourcing/log/announces';
import type { DownloadEvent } from './domain/download.ts';

/** Progress of running downloads: volatile, JSON `{downloadId, progress, rows}`. */
export const progressTopic = 'leadwright.progress.v1';

export const { topic: exportTopic, schema: exportSchema, toMessage } = announces<DownloadEvent>()(announced.export, {});
