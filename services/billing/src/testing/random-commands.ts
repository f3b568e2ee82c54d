// Commands of one account drawn at random, for tests that run many at once and check afterwards.
import type { LedgerCommand, LotTerms } from '../domain/ledger-events.ts';

export type Drawn = { command: LedgerCommand; cause: string };

/** What has been asked for so far: what ends a download must name one. */
export type Asked = { downloads: string[]; lots: string[]; made: number };

export const nothingAsked = (): Asked => ({ downloads: [], lots: [], made: 0 });

export const at = '2027-03-01T00:00:00.000000Z';
export const DOWNLOAD_LIMIT = 60;

/** The terms of an unrestricted lot that never expires. */
export function lotTerms(lotId: string, kind: LotTerms['kind'] = 'plan'): LotTerms {
  return {
    lotId,
    kind,
    priority: 50,
    category: 'paid',
    effectiveAt: at,
    expiresAt: null,
    source: lotId,
    onlyDictionaries: [],
  };
}

/** The next command; `random` answers from 0 to 1 (exclusive). Repeats of earlier business ids are among them. */
export function drawCommand(asked: Asked, random: () => number, { grants = true }: { grants?: boolean } = {}): Drawn {
  const below = (max: number): number => Math.floor(random() * max);
  const pick = (list: string[]): string => list[below(list.length)] ?? 'none';
  const dice = below(100);
  asked.made += 1;
  if (asked.downloads.length === 0 || dice < 42) {
    // Often one that was asked for already, with another size now and then: the first answer stands, and what differs is named.
    const again = asked.downloads.length > 0 && dice < 5;
    const downloadId = again ? pick(asked.downloads) : `download-${asked.made}`;
    if (!again) asked.downloads.push(downloadId);
    return {
      cause: downloadId,
      command: reserve(downloadId, below(DOWNLOAD_LIMIT + 3), [100, 100, 50, 133, 200][below(5)] ?? 100, dice < 8),
    };
  }
  const downloadId = pick(asked.downloads.slice(-12));
  if (dice < 70)
    return { cause: `${downloadId}:used`, command: { type: 'UseLeads', downloadId, rows: below(DOWNLOAD_LIMIT), at } };
  if (dice < 88 || !grants)
    return { cause: `${downloadId}:released`, command: { type: 'ReleaseReservation', downloadId, at } };
  if (dice < 96) {
    const lotId = `lot-${asked.made}`;
    asked.lots.push(lotId);
    const leads = 1 + below(400);
    return dice < 93
      ? { cause: lotId, command: { type: 'GrantLeads', lot: lotTerms(lotId), leads } }
      : {
          cause: `${downloadId}:credit`,
          command: {
            type: 'CreditLeads',
            lot: lotTerms(`${downloadId}:credit`, 'credit'),
            leads,
            leadsMax: 300,
            reason: 'bad-file',
            downloadId,
          },
        };
  }
  return { cause: `void-${asked.made}`, command: { type: 'VoidLot', lotId: pick(asked.lots), reason: 'test', at } };
}

function reserve(downloadId: string, rows: number, multiplierHundredths: number, unlimited: boolean): LedgerCommand {
  return {
    type: 'ReserveLeads',
    downloadLimit: DOWNLOAD_LIMIT,
    unlimited,
    asked: { downloadId, dictId: 'consumers', rows, multiplierHundredths, effectiveAt: at },
  };
}
