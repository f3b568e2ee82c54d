// `npx tsx scripts/create-topics.ts --brokers HOST:PORT[,…] [--replication 3] [--min-in-sync 2] [--topics NAME,…] [--check]`
// Creates the topics of all services, and the volatile one, with their settings. May be repeated: existing topics get
// the same settings, and keep partitions and replicas. It prints differences, and fails on those it cannot fix. With
// --check it changes nothing and fails on any difference. Brokers with TLS or a login: TOPICS_KAFKA_SSL=true,
// TOPICS_KAFKA_SASL_MECHANISM, …_USERNAME and …_PASSWORD, as for the services.
import { parseArgs } from 'node:util';
import { topics } from '@leadwright/contracts/topology';
import { busCheck, busConfigOf, busVariables } from '@leadwright/runtime/process/bus-config';
import { runJob } from '@leadwright/runtime/process/job';
import { ConfigError, parseConfig } from '@leadwright/runtime/process/config';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { connectKafka } from '@leadwright/messaging/kafka/client';
import { connectionOf } from '@leadwright/messaging/open-bus';
import { Type } from 'typebox';
import { checkTopics, ensureTopics, topicSpecs, type Drift } from '@leadwright/messaging/kafka/topics';

const { values } = parseArgs({
  options: {
    brokers: { type: 'string' },
    replication: { type: 'string', default: '3' },
    'min-in-sync': { type: 'string', default: '2' },
    topics: { type: 'string', default: Object.values(topics).join(',') },
    check: { type: 'boolean', default: false },
  },
});
const [replication, minInSync] = [Number(values.replication), Number(values['min-in-sync'])];
if (values.brokers === undefined || !(minInSync >= 1) || !(replication >= minInSync)) {
  console.error('--brokers is needed, and --replication at least as large as --min-in-sync, which is at least 1');
  process.exit(2);
}
function connectionTo(brokers: string): ReturnType<typeof connectionOf> {
  try {
    return connectionOf(
      busConfigOf(
        'TOPICS',
        parseConfig(Type.Object(busVariables('TOPICS')), { ...process.env, TOPICS_KAFKA_BROKERS: brokers }, [
          busCheck('TOPICS'),
        ]),
      ),
      brokers,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
const kafka = connectKafka({
  clientId: 'leadwright-create-topics',
  ...connectionTo(values.brokers),
  // The job waits for brokers that are away.
  retry: { retries: 2 },
  logger: createLogger('create-topics', 'warn'),
});
const specs = topicSpecs(values.topics.split(','), { replication, minInSync });
const tell = (drift: Drift[]): void => {
  for (const { topic, what, is, shouldBe, mendable } of drift) {
    console.log(
      `${topic}: ${what} is ${is} instead of ${shouldBe}${values.check ? '' : mendable ? ', mended' : ', which this cannot mend'}`,
    );
  }
};

await runJob('topics', async () => {
  if (values.check) {
    const { missing, drift } = await checkTopics(kafka, specs);
    for (const topic of missing) console.log(`${topic}: is not there`);
    tell(drift);
    process.exitCode = missing.length + drift.length === 0 ? 0 : 1;
  } else {
    const { made, drift } = await ensureTopics(kafka, specs);
    tell(drift);
    console.log(`${made.length} made, ${specs.length - made.length} there already`);
    process.exitCode = drift.every(({ mendable }) => mendable) ? 0 : 1;
  }
});
