// A line of the statement in words.
import { formatNumber, formatSigned } from '../../components/words/format.ts';
import { lotWords } from '../../components/words/ledger-words.ts';
import type { UsageLine } from '../../server/api-types.ts';

const credits: Record<string, string> = {
  'bad-file': 'Credit for a bad file',
  share: 'Credit for sharing',
  manual: 'Credit from us',
};
const granted: Record<string, string> = {
  plan: 'Leads from your plan',
  trial: 'Leads from your free trial',
  promo: 'Leads from a promotion',
  manual: 'Leads granted by us',
  'top-up': 'Leads you topped up',
};

/** What a line is about; a download is called by its name. */
export function titleOf(line: UsageLine, name: string | undefined): string {
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
export function moreOf({ kind, state, setAside = 0, returned = 0, entries }: UsageLine): string {
  if (state === 'running') return 'The file is being made';
  if (state === 'released')
    return setAside === 1
      ? 'Nothing was charged; the lead was returned'
      : `Nothing was charged; all ${formatNumber(setAside)} were returned`;
  if (state === 'charged')
    return returned === 0 ? '' : `${formatNumber(returned)} of ${formatNumber(setAside)} returned`;
  return kind === 'granted' ? '' : lotWords(entries[0]?.lot.kind ?? null);
}
