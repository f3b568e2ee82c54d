// Brokers that several test files share hold what an earlier product announced: a new one begins with none.
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { connectKafka } from '@leadwright/messaging/kafka/client';
import { eventually } from './eventually.ts';

const ours = /^leadwright\.[a-z]+\.v1$/;

/** Removes the product's topics and every group without members; resolves when the brokers no longer know the topics. */
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
