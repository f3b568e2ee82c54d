// Starts the brokers once per run of the tests on outside engines and tells the workers where they are.
import { KAFKA_VARIABLE, startTestKafka, type TestKafka } from './kafka.ts';

// Setup and teardown are loaded as two module graphs of one process.
const shared = globalThis as { leadwrightTestKafka?: TestKafka };

export default async function setup(): Promise<void> {
  shared.leadwrightTestKafka = await startTestKafka();
  process.env[KAFKA_VARIABLE] = shared.leadwrightTestKafka.brokers;
}
