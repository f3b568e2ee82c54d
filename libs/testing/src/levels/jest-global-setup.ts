// Starts the engines once per run of the integration tests and passes their addresses to the workers.
import { STAYING_VARIABLE, startTestEngines } from '../engines.ts';

export default async function setup(): Promise<void> {
  await startTestEngines();
  process.env[STAYING_VARIABLE] = 'true';
}
