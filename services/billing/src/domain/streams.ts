// Billing's streams: of each account, and the clock's of the whole installation.
export const ledgerStream = (accountId: string) => ({ accountId, streamId: `ledger-${accountId}` });
export const subscriptionStream = (accountId: string) => ({ accountId, streamId: `subscription-${accountId}` });
export const sandboxClockStream = { accountId: 'system', streamId: 'clock-sandbox' };
export const invoiceStream = (accountId: string, processor: string, invoiceId: string) => ({
  accountId,
  streamId: `invoice-${processor}-${invoiceId}`,
});
