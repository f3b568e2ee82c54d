import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { Database } from '@leadwright/postgres/database';
import { isMadeUp } from '@leadwright/leads/imports/version-source';
import { registryDay, scrubbedKinds } from './datasets/do-not-call/scrub-due.ts';
import { leadsWithoutWords, type KeepWordsParts } from './datasets/keep-words.ts';
import { listActiveDatasets } from './projections/active-dataset.ts';

export const searchMetrics = {
  withoutWords: {
    kind: 'gauge',
    name: 'leads_without_words_records',
    labels: [],
    help: 'Leads of active versions that are large and have no words that are true, or none of another kind laid beside them, so that they are counted one by one.',
  },
  registryDay: {
    kind: 'gauge',
    name: 'leads_registry_day_timestamp_seconds',
    labels: ['kind'],
    help: 'The day of the do-not-call list of the registry that the leads that are searched were checked against; 0 where they never were. Absent for leads that are made up.',
  },
  renewed: {
    kind: 'gauge',
    name: 'leads_renewed_timestamp_seconds',
    labels: ['kind'],
    help: 'When the leads that are searched came; of a version that was copied to go back, when those that it copied did. Absent for leads that are made up.',
  },
} as const satisfies Record<string, Metric>;

export function watchWords(metrics: Metrics, parts: Omit<KeepWordsParts, 'now' | 'logger'>): void {
  metrics.observe([searchMetrics.withoutWords], async (tell) =>
    tell(searchMetrics.withoutWords, await leadsWithoutWords(parts, new AbortController().signal), {}),
  );
}

/** How old the leads are that people search, and what is said of their phone numbers. */
export function watchAges(metrics: Metrics, { db }: Database): void {
  metrics.observe([searchMetrics.registryDay, searchMetrics.renewed], async (tell) => {
    for (const { dictId: kind, source, checked, cameAt } of await listActiveDatasets(db)) {
      if (isMadeUp(source)) continue;
      tell(searchMetrics.renewed, Date.parse(cameAt) / 1000, { kind });
      if (!scrubbedKinds.some(({ dictId }) => dictId === kind)) continue;
      tell(searchMetrics.registryDay, Date.parse(registryDay(checked ?? []) ?? '1970-01-01') / 1000, { kind });
    }
  });
}
