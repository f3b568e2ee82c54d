import { stopTestEngines } from '../engines.ts';

export default async function teardown(): Promise<void> {
  await stopTestEngines();
}
