import { madeAt } from '@leadwright/eventsourcing/log/event-id';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';

export const messageMetrics = {
  handover: {
    kind: 'histogram',
    name: 'message_handover_duration_seconds',
    labels: ['channel'],
    help: 'From the event that caused a message until its provider accepted it.',
    buckets: [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 3600],
  },
} as const satisfies Record<string, Metric>;

/** `causationId`: the event that caused the message; another kind of id says no time, so its message is not timed. */
export type TimeHandover = (channel: 'email' | 'sms', causationId: string) => void;

export function timeHandovers(metrics: Metrics): TimeHandover {
  const took = metrics.histogram(messageMetrics.handover);
  return (channel, causationId) => {
    const since = madeAt(causationId);
    if (since !== null) took(Math.max(0, Date.now() - since) / 1000, { channel });
  };
}
