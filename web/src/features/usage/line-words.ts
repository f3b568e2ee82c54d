// A line of the statement in words.
import { formatNumber, formatSigned } from '../../components/words/format.ts';
import { lotWords } from '../../components/words/ledger-words.ts';
import type { UsageLine } from '../../server/api-types.ts';

const credits: Record<string, string> = {
  'bad-file': 'Credit for a bad file',
  share: 'Earned by sharing',
  manual: 'Credit from us',
  goodwill: 'Credit from us, as goodwill',
  'service-fault': 'Credit for a fault of ours',
  'wrong-charge': 'Correction of a wrong charge',
  'late-use': 'Correction of an earlier use',
  'duplicate-grant': 'Correction of a double grant',
  migration: 'Correction of leads that were moved here',
};
const granted: Record<string, string> = {
  plan: 'Leads from your plan',
  trial: 'Leads from your free trial',
  promo: 'Leads from a promotion',
  manual: 'Leads granted by us',
  'top-up': 'Leads you topped up',
};

const because: Record<string, string> = {
  'plan-change granted': 'Leads of your new plan',
  'plan-change voided': 'Leads that went back with the money of your old plan',
  'plan-change expired': 'Leads that ended with your old plan',
  'moved granted': 'Leads of your old plan that carry over now',
  'moved voided': 'Leads that moved to your new plan',
  'reissue granted': 'Leads returned',
  'rollover_cap expired': 'Leads above what your plan carries over',
  'subscription-ended expired': 'Leads that ended with your plan',
  'cancelled-now expired': 'Leads that ended when you cancelled',
  'bounced voided': 'Leads earned by sharing removed: the e-mail came back',
  'award-unpaid voided': 'Leads earned by sharing removed: the payment of its period went back',
  'trial-repeated voided': 'Free trial ended: this phone number had one before',
  'trial-used voided': 'Leads of the free trial removed: its card had one before',
  'refund voided': 'Leads removed: their payment was refunded or taken back by the bank',
  'chargeback voided': 'Leads removed after a dispute: the bank took the payment back',
  'goodwill voided': 'Correction by us',
  'service-fault voided': 'Correction of a fault of ours',
  'wrong-charge voided': 'Correction of a wrong charge',
  'late-use voided': 'Correction of an earlier use',
  'duplicate-grant voided': 'Correction of a double grant',
  'migration voided': 'Correction of leads that were moved here',
};

/** What a line is about; a download is called by its name. */
export function titleOf(line: UsageLine, name: string | undefined): string {
  const reason = because[`${line.because ?? ''} ${line.kind}`];
  if (reason !== undefined) return reason;
  switch (line.kind) {
    case 'download':
      return name ?? 'Download';
    case 'granted':
      return granted[line.entries[0]?.lot.kind ?? ''] ?? 'Leads granted';
    case 'credited':
      return credits[line.credit ?? ''] ?? 'Leads credited';
    case 'expired':
      return 'Leads that expired';
    case 'voided':
      return 'Leads removed';
  }
}

/** The amount of a line: "4,000 set aside" while a file is made, else a signed number. */
export function amountOf({ state, leads, setAside = 0 }: UsageLine): string {
  return state === 'running' ? `${formatNumber(setAside)} set aside` : formatSigned(leads);
}

/** A remark on the amount; empty where there is none. */
export function moreOf({ kind, state, setAside = 0, returned = 0, credit, entries }: UsageLine): string {
  if (state === 'running') return 'The file is being made';
  if (state === 'released')
    return setAside === 1
      ? 'Nothing was charged; the lead was returned'
      : `Nothing was charged; all ${formatNumber(setAside)} were returned`;
  if (state === 'charged')
    return returned === 0 ? '' : `${formatNumber(returned)} of ${formatNumber(setAside)} returned`;
  const lot = entries[0]?.lot;
  // What the title of the line says already.
  return kind === 'granted' || credit === 'share' ? '' : lotWords(lot?.kind ?? null, lot?.earned);
}
