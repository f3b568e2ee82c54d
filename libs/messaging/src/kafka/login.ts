import type { Kafka } from 'kafkajs';
import { asBusError } from './errors.ts';

/** Throws unless a broker answers and takes the login: fatal where it refuses, retryable where it is away. */
export async function assertLogin(kafka: Kafka): Promise<void> {
  const admin = kafka.admin();
  await asBusError('Kafka does not let it in', async () => {
    try {
      await admin.connect();
    } finally {
      await admin.disconnect();
    }
  });
}
