// Random commands of one account, for tests that run many concurrently and check afterwards.
import type { LedgerCommand } from '../domain/ledger.ts';
import type { LotTerms } from '../domain/lots.ts';

export type Drawn = { command: LedgerCommand; cause: string };

/** The reservations so far: ending a download must name one of them. */
export type DrawnIds = { downloads: string[]; lots: string[]; made: number };

export const emptyModel = (): DrawnIds => ({ downloads: [], lots: [], made: 0 });

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
    costCents: 0,
    invoiceId: null,
  };
}

/** The next command, sometimes a repeated business id; `random` returns 0 to 1 (exclusive). */
export function drawCommand(
  asked: DrawnIds,
  random: () => number,
  { grants = true }: { grants?: boolean } = {},
): Drawn {
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
  if (dice < 84 || !grants)
    return { cause: `${downloadId}:released`, command: { type: 'ReleaseReservation', downloadId, at } };
  if (dice < 88) return drawCorrection(asked, below);
  if (dice < 96) {
    const lotId = `lot-${asked.made}`;
    asked.lots.push(lotId);
    const leads = 1 + below(400);
    return dice < 93
      ? {
          cause: lotId,
          command: { type: 'GrantLeads', lot: { ...lotTerms(lotId), costCents: 100, invoiceId: lotId }, leads },
        }
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

/** An adjustment, a boundary with a cap, a refund or chargeback, a plan's period, or a change of plan in it. */
function drawCorrection({ made, lots }: DrawnIds, below: (max: number) => number): Drawn {
  const id = `correction-${made}`;
  const later = '2027-03-02T00:00:00.000000Z';
  switch (below(5)) {
    case 0: {
      const leads = below(2) === 0 ? 1 + below(40) : -1 - below(60);
      const dated = { at, effectiveAt: at, lockedThrough: null, expiresAt: null, corrects: null };
      return {
        cause: `adjustment:${id}`,
        command: { type: 'AdjustLeads', adjustmentId: id, leads, reason: 'goodwill', ...dated },
      };
    }
    case 1: {
      const latticeId = 'random';
      return {
        cause: `boundary:${latticeId}:${made}`,
        command: { type: 'PassBoundary', latticeId, period: made, at: later, capLeads: 200 + below(2_000) },
      };
    }
    case 2: {
      const reason = below(3) === 0 ? 'chargeback' : 'refund';
      const invoiceId = lots[below(lots.length)] ?? 'none';
      const cents = { refundedCents: 10 + 30 * below(4), paidCents: 100 };
      return { cause: id, command: { type: 'ClawBack', invoiceId, at, reason, ...cents } };
    }
    case 3: {
      const lot = lotTerms('plan:random:0');
      return { cause: lot.lotId, command: { type: 'GrantLeads', lot, leads: 100 } };
    }
    default: {
      const terms = (leads: number) => ({ leads, capLeads: 500, expiresAt: null });
      const period = { latticeId: 'random', period: 0, periodStartsAt: at, periodEndsAt: later };
      const paid = { costCents: 100, invoiceId: id };
      const [from, to] = [terms(100), terms(1 + below(300))];
      const cause = `plan-change:${id}`;
      return { cause, command: { type: 'ChangePlanLeads', mode: 'H', changeId: id, at, from, to, paid, ...period } };
    }
  }
}

function reserve(downloadId: string, rows: number, multiplierHundredths: number, unlimited: boolean): LedgerCommand {
  return {
    type: 'ReserveLeads',
    downloadLimit: DOWNLOAD_LIMIT,
    unlimited,
    request: { downloadId, dictId: 'consumers', rows, multiplierHundredths, effectiveAt: at },
  };
}
