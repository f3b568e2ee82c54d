import { once } from 'node:events';
import type { Swept } from './jest-global-setup.ts';

export default async function teardown(): Promise<void> {
  const sweeper = (globalThis as Swept).leadwrightSweeper;
  if (!sweeper) return;
  const ended = once(sweeper, 'exit');
  sweeper.ref();
  sweeper.stdin?.end();
  await ended;
}
