import type { Usage } from '../../server/api-types.ts';
import type { Member } from './api.ts';

/** Members in their order, with a seat as billing takes orders now: in a period that is not paid for there are fewer. */
export function seatedBy(
  members: readonly Member[],
  usage: Pick<Usage, 'live' | 'seats'> | undefined,
): readonly Member[] {
  if (usage === undefined || !usage.live) return members;
  const seated = members.filter(({ archived }) => !archived).slice(0, Math.max(1, usage.seats));
  return members.map((member) => ({ ...member, overSeats: !member.archived && !seated.includes(member) }));
}
