// The tables of metrics beside the code that moves them, and the series that Prometheus makes of them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { privacyMetrics } from '@leadwright/accounts/schedules/privacy-metrics';
import { bookMetrics } from '@leadwright/audit/schedules/compare-books';
import { ledgerMetrics } from '@leadwright/billing/close/rules/check-ledger';
import { boundaryMetrics } from '@leadwright/billing/subscription/periods/pass-boundaries';
import { webhookMetrics } from '@leadwright/billing/providers/webhooks/webhook-metrics';
import { eventMetrics } from '@leadwright/eventsourcing/operate/event-metrics';
import { downloadMetrics } from '@leadwright/export/metrics';
import { messageMetrics } from '@leadwright/notification/metrics';
import { searchMetrics } from '@leadwright/search/metrics';
import { effectMetrics } from '@leadwright/eventsourcing/operate/effect-metrics';
import { httpMetrics } from '@leadwright/runtime/telemetry/http-telemetry';
import type { Metric } from '@leadwright/runtime/telemetry/metrics';
import { poolMetrics } from '@leadwright/postgres/metrics/pool-metrics';
import { serverMetrics } from '@leadwright/postgres/metrics/server-metrics';
import { processMetrics } from '@leadwright/runtime/telemetry/process-metrics';

export const root = path.join(__dirname, '../../../..');
const tables = [
  httpMetrics,
  processMetrics,
  poolMetrics,
  serverMetrics,
  eventMetrics,
  downloadMetrics,
  effectMetrics,
  ledgerMetrics,
  bookMetrics,
  boundaryMetrics,
  webhookMetrics,
  privacyMetrics,
  messageMetrics,
  searchMetrics,
];
export const metrics: Metric[] = tables.flatMap((table): Metric[] => Object.values(table));
/** Prometheus' names: a histogram has three series. */
export const series = new Set(
  metrics.flatMap(({ kind, name }) =>
    kind === 'histogram'
      ? ['bucket', 'count', 'sum'].map((part) => `leadwright_${name}_${part}`)
      : [`leadwright_${name}`],
  ),
);

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** The series that a text names. */
export const named = (text: string): string[] => [...new Set(text.match(/leadwright_\w+/g) ?? [])];
/** The metric of a series. */
export const metricOf = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');
