// `npx tsx scripts/create-topics.ts --brokers HOST:PORT[,…] [--replication 3] [--min-in-sync 2] [--topics NAME,…]`
// Makes the topics of all services, and the volatile one, with the settings they need. May be
// repeated: what is there gets the same settings, and keeps its partitions and replicas.
import { parseArgs } from 'node:util';
import { createLogger } from '@leadwright/runtime/logger';
import { connectKafka } from '@leadwright/messaging/kafka-client';
import { ensureTopics, topicSpecs } from '@leadwright/messaging/kafka-topics';

const services = ['accounts', 'billing', 'export', 'search', 'notification', 'audit'];
const { values } = parseArgs({
  options: {
    brokers: { type: 'string' },
    replication: { type: 'string', default: '3' },
    'min-in-sync': { type: 'string', default: '2' },
    topics: { type: 'string', default: services.map((service) => `leadwright.${service}.v1`).join(',') },
  },
});
const [replication, minInSync] = [Number(values.replication), Number(values['min-in-sync'])];
if (values.brokers === undefined || !(minInSync >= 1) || !(replication >= minInSync)) {
  console.error('--brokers is needed, and --replication at least as large as --min-in-sync, which is at least 1');
  process.exit(2);
}
const kafka = connectKafka({ clientId: 'leadwright-create-topics', brokers: values.brokers.split(','), logger: createLogger('create-topics', 'warn') });
const specs = topicSpecs(values.topics.split(','), { replication, minInSync });
const { made } = await ensureTopics(kafka, specs);
console.log(`${made.length} made, ${specs.length - made.length} there already`);
