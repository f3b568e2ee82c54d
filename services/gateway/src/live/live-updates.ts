// Ties the bus to the open streams. No offset and no inbox: who connects is told to read everything again.
import type { EventBus } from '@leadwright/messaging/event-bus';
import { liveEventOf, liveTopics } from './live-event.ts';
import type { LiveHub } from './live-hub.ts';

export type LiveUpdates = { stop(): Promise<void> };

export async function startLiveUpdates({ bus, hub }: { bus: EventBus; hub: LiveHub }): Promise<LiveUpdates> {
  const listener = await bus.listen(liveTopics, ({ topic, accountId, value }) => {
    const event = liveEventOf({ topic, value });
    if (event) hub.tell(accountId, event);
  });
  return {
    stop: async () => {
      await listener.stop();
      hub.close();
    },
  };
}
