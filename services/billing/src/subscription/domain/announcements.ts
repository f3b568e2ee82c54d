// What is announced before it happens, so that people can act. It decides nothing: each is said once, by its cause.

export type RenewalAnnounced = {
  type: 'RenewalAnnounced';
  latticeId: string;
  period: number;
  /** The plan that begins then, and its price a month; 0 where it is not published. */
  planId: string;
  priceCents: number;
  renewsAt: string;
};
export type LeadsExpiryAnnounced = { type: 'LeadsExpiryAnnounced'; leads: number; expiresAt: string };
export type Announcement = RenewalAnnounced | LeadsExpiryAnnounced;

export const ANNOUNCED_DAYS = 7;

/** Under which it is announced once for ever. */
export function causeOf(announcement: Announcement): string {
  return announcement.type === 'RenewalAnnounced'
    ? `renewal-announced:${announcement.latticeId}:${announcement.period}`
    : `expiry-announced:${announcement.expiresAt}`;
}
