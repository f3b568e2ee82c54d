// For the contract's tests: what a broker does when records have stood longer than they are kept.
import type { Admin } from 'kafkajs';

/** Deletes the records of a partition below an offset. */
export function forgetIn(admin: Admin, topic: string): (partition: number, before: number) => Promise<void> {
  return async (partition, before) => {
    // The client deletes only in topics that it has looked at.
    await admin.fetchTopicOffsets(topic);
    await admin.deleteTopicRecords({ topic, partitions: [{ partition, offset: String(before) }] });
  };
}
