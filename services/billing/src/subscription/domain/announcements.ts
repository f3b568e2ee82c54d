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
/** So few leads are left in a period: `noticedAt` or fewer. */
export type LeadsLowAnnounced = {
  type: 'LeadsLowAnnounced';
  latticeId: string;
  period: number;
  leads: number;
  noticedAt: number;
};
export type Announcement = RenewalAnnounced | LeadsExpiryAnnounced | LeadsLowAnnounced;

/** At so many leads, or fewer, the account is told that few are left; 0: never. */
export type LowLeadsNoticeSet = { type: 'LowLeadsNoticeSet'; leads: number };

export const announcementStream = (accountId: string) => ({ accountId, streamId: `announcement-${accountId}` });

export const ANNOUNCED_DAYS = 7;

/** Under which it is announced once for ever. */
export function causeOf(announcement: Announcement): string {
  switch (announcement.type) {
    case 'RenewalAnnounced':
      return `renewal-announced:${announcement.latticeId}:${announcement.period}`;
    case 'LeadsExpiryAnnounced':
      return `expiry-announced:${announcement.expiresAt}`;
    case 'LeadsLowAnnounced':
      return `low-announced:${announcement.latticeId}:${announcement.period}`;
  }
}
