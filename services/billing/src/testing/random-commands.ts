// Random commands of one account, for tests that run many concurrently and check afterwards.
import type { LedgerCommand, LotTerms } from '../domain/ledger-events.ts';

export type Drawn = { command: LedgerCommand; cause: string };

/** The reservations so far: ending a download must name one of them. */
export type Asked = { downloads: string[]; lots: string[]; made: number };

export const emptyModel = (): Asked => ({ downloads: [], lots: [], made: 0 });

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

/** The next command, sometimes a repeated business id; `random` returns 0 to 1 (exclusive). */
export function drawCommand(asked: Asked, random: () => number, { grants = true }: { grants?: boolean } = {}): Drawn {
  const below = (max: number): number => Math.floor(random() * max);
  const pick = (list: string[]): string => list[below(list.length)] ?? 'none';
  const dice = below(100);
  asked.made += 1;
  if (asked.downloads.length === 0 || dice < 42) {
    // Often a repeat, sometimes with another size: the first decision stays, and the refusal names what differs.
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
