// Starts the engines once per run of the integration tests and passes their addresses to the workers.
import { startTestEngines } from '../engines.ts';

export default async function setup(): Promise<void> {
  await startTestEngines();
}
