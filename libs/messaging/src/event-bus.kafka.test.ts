import { randomUUID } from 'node:crypto';
import { createLogger } from '@leadwright/runtime/logger';
import { testBrokers } from '@leadwright/testing/kafka';
import { eventBusContract } from './event-bus.contract.ts';
import { openKafkaBus } from './event-bus.kafka.ts';
import { connectKafka } from './kafka-client.ts';
import { ensureTopics, topicSpecs } from './kafka-topics.ts';

const logger = createLogger('test', 'silent');
const alone = { replication: 1, minInSync: 1 };

describe('the bus on Kafka', () => {
  eventBusContract(async () => {
    const run = randomUUID();
    const [topic, volatileTopic] = [`leadwright.test-${run}.v1`, `leadwright.progress-${run}.v1`];
    await ensureTopics(connectKafka({ clientId: 'tests', brokers: testBrokers(), logger }), topicSpecs([topic], alone, volatileTopic));
    const open = (service: string) => openKafkaBus({
      service, brokers: testBrokers(), volatileTopic, logger,
      onFatal: (error) => {
        throw error;
      },
    });
    const publisher = open('tests');
    return { topic, publisher, member: async () => open('hearing'), close: () => publisher.close() };
  });
});
