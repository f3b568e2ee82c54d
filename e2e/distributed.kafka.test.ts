// Runs each service as its own process over real Kafka, S3 and ClickHouse's HTTP interface. Repeats the journey and the
// trace tests, and checks one download with all invariants.
import { startS3, type TestS3 } from '@leadwright/testing/s3-server';
import { testBrokers } from '@leadwright/testing/kafka';
import { internalUrlOf } from './src/product/addresses.ts';
import { logIn } from './src/people/client.ts';
import { arizona, countOf, expectExact, owner, requestDownload, usageOf } from './src/downloads/download-path.ts';
import { forgetTopics } from './src/engines/forget-topics.ts';
import { describeJourney } from './src/browser/journey.ts';
import { startedFor, type ProductUnderTest } from './src/product/product-under-test.ts';
import { startSpanCollector, type SpanCollector } from './src/traces/span-collector.ts';
import { describeTraces } from './src/traces/traces.ts';

jest.setTimeout(900_000);

let s3: TestS3;
let collector: SpanCollector;
let product: ProductUnderTest & { dataFolder: string };

beforeAll(async () => {
  s3 = await startS3();
  collector = await startSpanCollector();
  await forgetTopics(testBrokers());
  product = await startedFor({
    run: 'distributed',
    args: ['--kafka', testBrokers().join(','), '--s3', s3.endpoint],
    env: {
      S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
      LEADWRIGHT_OTLP_URL: collector.url,
    },
  });
});
afterAll(async () => {
  await product.close();
  await s3.stop();
  await collector.stop();
});

describe('separate processes', () => {
  it('complete a download that is charged exactly, linked to S3 and booked in the ledger', async () => {
    const ours = await logIn(product.url, owner.email, owner.password);
    const before = await usageOf(ours);
    const { datasetVersion } = await countOf(ours, arizona);
    const ids = await Promise.all([321, 1, 77].map((rows) => requestDownload(ours, arizona, rows, datasetVersion)));
    await expectExact(
      product.url,
      ours,
      ids.map((id) => id ?? ''),
      before,
    );
    const link = await ours.call<{ url: string }>('POST', `/api/v2/downloads/${ids[0]}/link`, {});
    expect(new URL(link.body.url).origin).toBe(new URL(s3.endpoint).origin);
  });
});

describeJourney(async () => ({ url: product.url, close: async () => undefined }));
describeTraces(async () => ({
  url: product.url,
  gatewayInternalUrl: internalUrlOf(product.dataFolder, 'gateway'),
  collector,
  close: async () => undefined,
}));
