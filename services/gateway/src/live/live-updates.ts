// Needs no offset and no inbox: `reset` makes a page read everything again when it connects.
import type { EventBus } from '@leadwright/messaging/event-bus';
import { liveEventOf, liveTopics } from './live-event.ts';
import type { LiveHub } from './live-hub.ts';

export type LiveUpdates = { stop(): Promise<void> };

export async function startLiveUpdates({ bus, hub }: { bus: EventBus; hub: LiveHub }): Promise<LiveUpdates> {
  const listener = await bus.listen(liveTopics, ({ topic, accountId, value }) => {
    const event = liveEventOf({ topic, value });
    if (event) hub.send(accountId, event);
  });
  return {
    stop: async () => {
      await listener.stop();
      hub.close();
    },
  };
}
