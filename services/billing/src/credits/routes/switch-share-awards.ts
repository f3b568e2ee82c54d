// A repeat is harmless: the key is answered once, and what is so already is no event.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { switchShareAwards } from '@leadwright/contracts/routes/billing/credits/share-awards';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { shareCampaignStream } from '../../kernel/domain/streams.ts';
import { shareCampaign } from '../domain/share-campaign.ts';

/** Stops the campaign for all accounts, or lets it go on; the operator's variable stands above it. */
export function switchShareAwardsRoute(app: HttpApp, { store }: { store: EventStore }): void {
  implement(app, switchShareAwards, async (request) => {
    const { personId, impersonatorId } = request.caller;
    if (impersonatorId !== null) throw refuse(refusals.actingForAnother);
    const { open } = request.body;
    const once = { key: `${personId}:${keyOf(request)}`, request: { open } };
    const done = await store.once(shareCampaignStream.accountId, once, async (tx) => {
      await tx.execute(shareCampaignStream, shareCampaign, { type: 'SwitchShareAwards', open }, contextOf(request));
      return { status: 200, body: { open } };
    });
    if (done.conflict) throw refuse(refusals.idempotencyKeyReused);
    return { open };
  });
}
