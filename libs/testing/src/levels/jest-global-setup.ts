// Starts the engines once per run of the integration tests and tells the workers where they are.
import { startTestEngines } from '../engines.ts';

export default async function setup(): Promise<void> {
  await startTestEngines();
}
