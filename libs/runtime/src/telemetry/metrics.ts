// Labels are bounded: never an account, a person, an address or anything else that grows with use.
import type { BatchObservableResult, Observable } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';

export type Metric<Label extends string = string> = {
  /** A histogram's and a gauge's unit is seconds or part of the name; a counter's name ends in `_total`. */
  kind: 'counter' | 'histogram' | 'gauge';
  /** `<what>_<unit>`; Prometheus sees it behind `leadwright_`. */
  name: string;
  help: string;
  labels: readonly Label[];
  /** Upper bounds, inclusive; a histogram has some. */
  buckets?: readonly number[];
};

export type Labels<Of extends Metric> = Record<Of['labels'][number], string>;

export type Tell = <Of extends Metric>(metric: Of, value: number, labels: Labels<Of>) => void;

export type Metrics = {
  counter<Of extends Metric>(metric: Of): (by: number, labels: Labels<Of>) => void;
  histogram<Of extends Metric>(metric: Of): (value: number, labels: Labels<Of>) => void;
  /** `read` is called at each scrape; if it fails or takes longer than 2 s, its metrics are left out of the answer. */
  observe(metrics: readonly Metric[], read: (tell: Tell) => Promise<void> | void): void;
  /** The text that Prometheus scrapes; made anew at most once a second, however many ask. */
  scrape(): Promise<string>;
};

export const metricPrefix = 'leadwright';
const READ_MS_MAX = 2_000;
const KEPT_MS = 1_000;

export function createMetrics(service: string): Metrics {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer(metricPrefix, false, /^service$/, true, true);
  const meter = new MeterProvider({ resource: resourceFromAttributes({ service }), readers: [reader] }).getMeter(
    metricPrefix,
  );
  let kept: { at: number; text: Promise<string> } | undefined;

  const observable = ({ kind, name, help }: Metric): Observable =>
    kind === 'counter'
      ? meter.createObservableCounter(name, { description: help })
      : meter.createObservableGauge(name, { description: help });
  const scrape = async (): Promise<string> =>
    serializer.serialize((await reader.collect({ timeoutMillis: READ_MS_MAX })).resourceMetrics);

  return {
    counter: ({ name, help }) => {
      const counter = meter.createCounter(name, { description: help });
      return (by, labels) => counter.add(by, labels);
    },
    histogram: ({ name, help, buckets = [] }) => {
      const histogram = meter.createHistogram(name, {
        description: help,
        advice: { explicitBucketBoundaries: [...buckets] },
      });
      return (value, labels) => histogram.record(value, labels);
    },
    observe: (metrics, read) => {
      const observables = new Map(metrics.map((metric) => [metric.name, observable(metric)]));
      meter.addBatchObservableCallback(
        (result: BatchObservableResult) =>
          read((metric, value, labels) => {
            const known = observables.get(metric.name);
            if (!known) throw new Error(`${metric.name} is not among the metrics that are read here`);
            result.observe(known, value, labels);
          }),
        [...observables.values()],
      );
    },
    scrape: () => {
      if (!kept || performance.now() - kept.at >= KEPT_MS) kept = { at: performance.now(), text: scrape() };
      return kept.text;
    },
  };
}
