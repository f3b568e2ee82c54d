import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { leadsWithoutWords, type KeepWordsParts } from './datasets/keep-words.ts';

export const searchMetrics = {
  withoutWords: {
    kind: 'gauge',
    name: 'leads_without_words_records',
    labels: [],
    help: 'Leads of active versions that are large and have no words that are true, or none of another kind laid beside them, so that they are counted one by one.',
  },
} as const satisfies Record<string, Metric>;

export function watchWords(metrics: Metrics, parts: Omit<KeepWordsParts, 'now' | 'logger'>): void {
  metrics.observe([searchMetrics.withoutWords], async (tell) =>
    tell(searchMetrics.withoutWords, await leadsWithoutWords(parts, new AbortController().signal), {}),
  );
}
