// Shared brokers keep the events of earlier products; a new product needs empty topics.
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { connectKafka } from '@leadwright/messaging/kafka/client';
import { eventually } from '../eventually.ts';

const ours = /^leadwright\.[a-z]+\.v1$/;

/**
 * Deletes the product's topics and every group without members. Resolves once the brokers no longer list the topics.
 */
export async function forgetTopics(brokers: string[]): Promise<void> {
  const admin = connectKafka({
    clientId: 'leadwright-tests',
    brokers,
    logger: createLogger('tests', 'silent'),
  }).admin();
  await admin.connect();
  try {
    const known = async (): Promise<string[]> => (await admin.listTopics()).filter((topic) => ours.test(topic));
    const topics = await known();
    if (topics.length > 0) await admin.deleteTopics({ topics });
    await eventually(known, (left) => left.length === 0);
    const { groups } = await admin.listGroups();
    const described =
      groups.length === 0 ? [] : (await admin.describeGroups(groups.map(({ groupId }) => groupId))).groups;
    const empty = described.filter(({ state }) => state === 'Empty').map(({ groupId }) => groupId);
    if (empty.length > 0) await admin.deleteGroups(empty);
  } finally {
    await admin.disconnect();
  }
}
