// What accounts measures of requests about people's data: an overdue one is a breach of the law, so somebody is woken.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { privacyAccount } from '../domain/privacy/privacy-request.ts';
import { countOpenPrivacyRequests } from '../person/privacy-request.ts';

export const privacyMetrics = {
  open: {
    kind: 'gauge',
    name: 'privacy_requests_open_records',
    labels: [],
    help: 'Confirmed requests about the data of people that wait for an answer.',
  },
  overdue: {
    kind: 'gauge',
    name: 'privacy_requests_overdue_records',
    labels: [],
    help: 'Those of them whose day is over.',
  },
} as const satisfies Record<string, Metric>;

export function watchPrivacyRequests(metrics: Metrics, { db }: Database): void {
  metrics.observe([privacyMetrics.open, privacyMetrics.overdue], async (tell) =>
    inScope(db, [privacyAccount], async (trx) => {
      const { open, overdue } = await countOpenPrivacyRequests(trx);
      tell(privacyMetrics.open, open, {});
      tell(privacyMetrics.overdue, overdue, {});
    }),
  );
}
