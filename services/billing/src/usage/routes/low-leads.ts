import { contextOf } from '@leadwright/eventsourcing/request-context';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { implement } from '@leadwright/runtime/http/declared-route';
import { setLowLeads } from '@leadwright/contracts/routes/billing/usage/low-leads';
import { announcementStream, type LowLeadsNoticeSet } from '../../subscription/domain/announcements.ts';
import type { PassDueParts } from '../../subscription/periods/pass-due.ts';
import { readLowLeadsNotice } from '../../subscription/projections/low-leads-notice.ts';

/** A repeat is harmless: the number that is set already makes no event. */
export function setLowLeadsRoute(app: HttpApp, { store }: Pick<PassDueParts, 'store'>): void {
  implement(app, setLowLeads, async (request) => {
    const accountId = accountOf(request);
    const { leads } = request.body;
    await store.transaction([accountId], async (tx) => {
      if ((await readLowLeadsNotice(tx.db, accountId)) === leads) return;
      const set: LowLeadsNoticeSet = { type: 'LowLeadsNoticeSet', leads };
      await tx.record(announcementStream(accountId), [set], contextOf(request));
    });
    return { leads };
  });
}
