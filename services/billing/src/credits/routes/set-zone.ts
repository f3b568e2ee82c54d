import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { getZone, setZone } from '@leadwright/contracts/routes/billing/credits/time-zone';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { materialise } from '../../subscription/periods/materialise.ts';
import { isZone, zoneRequest, zonesOf } from '../acts/zone-act.ts';
import { proposed, type AdjustmentParts } from './propose-adjustment.ts';

export function setZoneRoutes(app: HttpApp, parts: AdjustmentParts): void {
  implement(app, setZone, async (request) => {
    const { accountId } = request.params;
    const { zone, reason, note } = request.body;
    if (!isZone(zone)) throw refuse(refusals.zoneUnknown);
    return proposed(parts, request, {
      accountId,
      requestOf: async ({ tx }) => ({ ...(await zoneRequest(tx, accountId, zone)), reason, note }),
    });
  });
  implement(app, getZone, async (request) => {
    const { accountId } = request.params;
    const zones = await parts.store.transaction([accountId], async (tx) => {
      await materialise(tx, accountId, contextOf(request));
      return zonesOf(tx, accountId);
    });
    if (!zones) throw refuse(refusals.accountUnknown);
    return zones;
  });
}
