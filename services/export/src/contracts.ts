import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { DownloadEvent } from './domain/download.ts';
import type { DownloadImported } from './domain/imported-download.ts';

export type ExportStored = DownloadEvent | DownloadImported;

export const { topic: exportTopic, schema: exportSchema, toMessage } = publishes<ExportStored>()(published.export, {});
