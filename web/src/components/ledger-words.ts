// Kinds of ledger entries and of lots in words.
const entries: Record<string, string> = {
  grant: 'Leads granted', granted: 'Leads granted', LeadsGranted: 'Leads granted',
  hold: 'Held for a download', held: 'Held for a download', reserved: 'Held for a download', LeadsReserved: 'Held for a download',
  release: 'Returned, not needed', released: 'Returned, not needed', returned: 'Returned, not needed', ReservationReleased: 'Returned, not needed',
  use: 'Used by a download', used: 'Used by a download', LeadsUsed: 'Used by a download',
  expire: 'Expired', expired: 'Expired', LeadsExpired: 'Expired',
  credit: 'Credited', credited: 'Credited', LeadsCredited: 'Credited',
  void: 'Taken back', voided: 'Taken back', LeadsVoided: 'Taken back',
  rollover: 'Carried over', 'rolled-over': 'Carried over', carried: 'Carried over', LeadsRolledOver: 'Carried over',
};

/** What an entry did; a kind this page does not know is shown as the server calls it. */
export function entryWords(type: string): string {
  return entries[type] ?? type.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/-/g, ' ').toLowerCase().replace(/^./, (letter) => letter.toUpperCase());
}

const lots: Record<string, string> = { plan: 'Plan', trial: 'Free trial', promo: 'Promotion', credit: 'Credit', manual: 'Granted by us', 'top-up': 'Top-up' };

export function lotWords(kind: string): string {
  return lots[kind] ?? kind;
}
