// Sends records of the bus to the open streams. It needs no offset and no inbox: `reset` makes a page read everything
// again when it connects.
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { liveEventOf, liveTopics } from './live-event.ts';
import type { LiveHub } from './live-hub.ts';

export type LiveUpdates = { stop(): Promise<void> };

const HEARTBEAT_MS = 15_000;
// With the 3 s cache of session checks, a stream outlives its session by 4.5 s at most.
const SESSION_CHECK_MS = 1500;

export async function startLiveUpdates(parts: { bus: EventBus; hub: LiveHub; logger: Logger }): Promise<LiveUpdates> {
  const { bus, hub, logger } = parts;
  const listener = await bus.listen(liveTopics, ({ topic, accountId, value }) => {
    const event = liveEventOf({ topic, value });
    if (event) hub.send(accountId, event);
  });
  const heartbeat = setInterval(() => hub.heartbeat(), HEARTBEAT_MS);
  const check = setInterval(() => {
    hub
      .checkSessions()
      .catch((error: unknown) => logger.error({ err: error }, 'checking the sessions of live streams failed'));
  }, SESSION_CHECK_MS);
  return {
    stop: async () => {
      clearInterval(heartbeat);
      clearInterval(check);
      await listener.stop();
      hub.close();
    },
  };
}
