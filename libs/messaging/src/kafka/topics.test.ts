import type { Admin } from 'kafkajs';
import { PARTITIONS } from '../partitions/partition.ts';
import { kafkaTopics } from './topics.ts';

describe('a topic that is required', () => {
  it('may be unknown for a moment to the broker that is asked, and is looked for once', async () => {
    const answers = [['other'], ['other'], ['other', 'new']];
    let asked = 0;
    const admin = {
      listTopics: async () => answers[asked++] ?? [],
      fetchTopicMetadata: async () => ({ topics: [{ partitions: Array.from({ length: PARTITIONS }, () => ({})) }] }),
    } as unknown as Admin;
    const topics = kafkaTopics(async () => admin);
    await topics.require(['new']);
    await topics.require(['new']);
    expect(asked).toBe(answers.length);
  });
});
