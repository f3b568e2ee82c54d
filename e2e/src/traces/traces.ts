// Compares the spans of the running product with the architecture's picture, in one process and in seven.
import { topics } from '@leadwright/contracts/topology';
import { eventually } from '../eventually.ts';
import { edgesOf, type SeenSpan, type SpanCollector } from './span-collector.ts';
import { crossed, edges, walk, type Walked } from './trace-path.ts';

/** A running product that sends its spans to `collector`. */
export type TracedProduct = {
  url: string;
  gatewayInternalUrl: string;
  collector: SpanCollector;
  close(): Promise<void>;
};

export function describeTraces(open: () => Promise<TracedProduct>): void {
  let opened: TracedProduct;
  let walked: Walked;

  beforeAll(async () => {
    opened = await open();
    walked = await walk(opened.url);
  });
  afterAll(() => opened.close());

  const ofDownload = (): SeenSpan[] => opened.collector.spans().filter(({ traceId }) => traceId === walked.traceId);
  // The mail's event is published last, and the trail handles it last. Services send spans once a second, so earlier
  // spans may arrive later.
  const whole = (): Promise<SeenSpan[]> =>
    eventually(
      async () => ofDownload(),
      (spans) =>
        spans.some(
          ({ service, attributes }) => service === 'audit' && attributes['leadwright.event'] === 'MessageSent',
        ) && crossed.every((name) => spans.some(({ service }) => service === name)),
    );
  const namesOf = (spans: SeenSpan[]): string[] =>
    spans.map(
      ({ service, name, attributes }) =>
        `${service}: ${name}${attributes['leadwright.events'] ? ` = ${attributes['leadwright.events']}` : ''}`,
    );

  describe('one download', () => {
    it('is one trace over gateway, export, billing, notification and audit', async () => {
      const spans = await whole();
      expect([...new Set(spans.map(({ service }) => service))].sort()).toEqual(expect.arrayContaining(crossed));
      expect(spans.length).toBeGreaterThanOrEqual(9);
    });

    it('is connected: every span has a parent in the trace, the first one the click', async () => {
      await whole();
      const loose = async (): Promise<string[]> => {
        const ids = new Set(ofDownload().map(({ spanId }) => spanId));
        return ofDownload()
          .filter(({ parentSpanId }) => parentSpanId !== walked.clickSpanId && !ids.has(parentSpanId))
          .map(({ service, name }) => `${service}: ${name}`);
      };
      // A parent may arrive after its child.
      await eventually(loose, (spans) => spans.length === 0);
      expect(
        ofDownload()
          .filter(({ parentSpanId }) => parentSpanId === walked.clickSpanId)
          .map(({ service, name }) => [service, name]),
      ).toEqual([['gateway', 'POST /api/v2/downloads']]);
    });

    it('names each step', async () => {
      const steps = [
        'gateway: forward to export',
        'export: POST /api/v2/downloads',
        'export: execute download = DownloadRequested',
        `export: publish ${topics.export}`,
        `billing: process ${topics.export}`,
        'billing: execute ledger = LeadsReserved',
        `billing: publish ${topics.billing}`,
        `export: process ${topics.billing}`,
        'export: execute download = DownloadStarted',
        'export: make file',
        'export: select rows',
        'export: write file',
        'export: upload file',
        'export: execute download = DownloadCompleted',
        'billing: execute ledger = LeadsUsed',
        'export: execute download = DownloadReady',
        `notification: process ${topics.export}`,
        'notification: send download-ready',
        'notification: hand mail over',
        'notification: record message = MessageSent',
        `audit: process ${topics.export}`,
        `audit: process ${topics.billing}`,
      ];
      await eventually(
        async () => namesOf(ofDownload()),
        (names) => steps.every((step) => names.includes(step)),
      );
    });

    it('shows the write to the trail, in its own trace or in that of its batch', async () => {
      await whole();
      const inserts = async (): Promise<SeenSpan[]> => {
        const mine = new Set(ofDownload().map(({ spanId }) => spanId));
        const batches = opened.collector
          .spans()
          .filter(
            ({ service, links }) => service === 'audit' && links.some(({ traceId }) => traceId === walked.traceId),
          )
          .map(({ spanId }) => spanId);
        return opened.collector
          .spans()
          .filter(
            ({ name, parentSpanId }) =>
              name === 'insert audit.trail' && (mine.has(parentSpanId) || batches.includes(parentSpanId)),
          );
      };
      await eventually(inserts, (spans) => spans.length > 0);
    });
  });

  it.each(edges)('the edge %s of the picture is used', async (edge) => {
    await eventually(
      async () => edgesOf(opened.collector.spans()),
      (seen) => seen.has(edge),
    );
  });

  it('no service talks to another except by an edge of the picture', () => {
    expect([...edgesOf(opened.collector.spans())].filter((edge) => !edges.includes(edge))).toEqual([]);
  });

  it("the gateway serves its own metrics at its internal port, and nobody else's or personal ones", async () => {
    expect((await fetch(`${opened.url}/metrics`)).status).toBe(404);
    const response = await fetch(`${opened.gatewayInternalUrl}/metrics`);
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(response.status).toBe(200);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => !/^leadwright_\w+\{[^}]*service="gateway"[^}]*\} /.test(line))).toEqual([]);
    expect(
      lines.filter(
        (line) => line.includes(walked.accountId) || line.includes('@') || /[0-9a-f]{8}-[0-9a-f]{4}/.test(line),
      ),
    ).toEqual([]);
  });

  it("no span holds a person's address or the values of a search", () => {
    const spanText = JSON.stringify(opened.collector.spans());
    expect(spanText).not.toContain(walked.email);
    expect(spanText).not.toMatch(/[\w.]+@[\w.]+\.test/);
    expect(spanText).not.toContain('Arizona');
  });
}
