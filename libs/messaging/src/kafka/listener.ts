// A group for this process alone, from `latest`, deleted when it stops. It commits only to survive a rebalance.
import { randomUUID } from 'node:crypto';
import type { Admin } from 'kafkajs';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Listener, OnRecords, VolatileRecord } from '../event-bus.ts';
import { startKafkaConsumer, type KafkaConsumer, type KafkaConsumerParts } from './consume/consumer.ts';
import { volatileOf } from './records.ts';

export type ListenerParts = KafkaConsumerParts & {
  service: string;
  volatileTopic: string;
  admin: () => Promise<Admin>;
};
export type KafkaListener = Listener & Pick<KafkaConsumer, 'complaint' | 'stalled'>;

export async function startKafkaListener(
  parts: ListenerParts,
  topics: string[],
  onRecord: (record: VolatileRecord) => void,
): Promise<KafkaListener> {
  const { service, volatileTopic, logger } = parts;
  const group = `${service}.live.${randomUUID()}`;
  const onRecords: OnRecords = async (records) => {
    for (const received of records) {
      const record = volatileOf(received);
      if (topics.includes(record.topic)) tell(onRecord, record, logger);
    }
    return { kind: 'done' };
  };
  const consumer = await startKafkaConsumer(parts, {
    group,
    topics: [...new Set([...topics, volatileTopic])],
    from: 'latest',
    onRecords,
  });
  return {
    complaint: consumer.complaint,
    stalled: consumer.stalled,
    stop: async () => {
      await consumer.stop();
      await removeGroup(parts.admin, group, logger);
    },
  };
}

function tell(onRecord: (record: VolatileRecord) => void, record: VolatileRecord, logger: Logger): void {
  try {
    onRecord(record);
  } catch (error) {
    logger.error({ err: error, topic: record.topic }, 'a listener failed');
  }
}

// A leftover group is harmless: it has no members, and the brokers expire it.
async function removeGroup(admin: () => Promise<Admin>, group: string, logger: Logger): Promise<void> {
  try {
    await (await admin()).deleteGroups([group]);
  } catch (error) {
    logger.debug({ err: error, group }, 'could not delete the group of a listener');
  }
}
