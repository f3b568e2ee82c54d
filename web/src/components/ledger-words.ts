// Kinds of ledger entries and of lots in words.
const entries: Record<string, string> = {
  granted: 'Leads granted',
  credited: 'Leads credited',
  reserved: 'Held for a download',
  used: 'Used, from the hold',
  returned: 'Returned, not needed',
  expired: 'Expired',
  voided: 'Taken back',
};

/** What an entry did; a kind this page does not know is shown as the server calls it. */
export function entryWords(type: string): string {
  return entries[type] ?? type;
}

const lots: Record<string, string> = { plan: 'Plan', trial: 'Free trial', promo: 'Promotion', credit: 'Credit', manual: 'Granted by us', 'top-up': 'Top-up' };

export function lotWords(kind: string): string {
  return lots[kind] ?? kind;
}
