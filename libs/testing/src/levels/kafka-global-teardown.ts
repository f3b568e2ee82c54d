import type { TestKafka } from '../kafka.ts';

export default async function teardown(): Promise<void> {
  await (globalThis as { leadwrightTestKafka?: TestKafka }).leadwrightTestKafka?.stop();
}
