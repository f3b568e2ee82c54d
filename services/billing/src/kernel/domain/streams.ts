export const ledgerStream = (accountId: string) => ({ accountId, streamId: `ledger-${accountId}` });
export const subscriptionStream = (accountId: string) => ({ accountId, streamId: `subscription-${accountId}` });
export const sandboxClockStream = { accountId: 'system', streamId: 'clock-sandbox' };
export const shareCampaignStream = { accountId: 'system', streamId: 'share-campaign' };
export const invoiceStream = (accountId: string, processor: string, invoiceId: string) => ({
  accountId,
  streamId: `invoice-${processor}-${invoiceId}`,
});
export const creditStream = (accountId: string) => ({ accountId, streamId: `credit-${accountId}` });
export const adjustmentStream = (accountId: string, adjustmentId: string) => ({
  accountId,
  streamId: `adjustment-${adjustmentId}`,
});
/** Whose stream has the promotions that whoever has the code may take. */
export const offersAccount = shareCampaignStream.accountId;
export const trialStream = (accountId: string) => ({ accountId, streamId: `trial-${accountId}` });
export const promoStream = (accountId: string) => ({ accountId, streamId: `promo-${accountId}` });
export const shareStream = (accountId: string) => ({ accountId, streamId: `share-${accountId}` });
export const closeStream = (month: string) => ({ accountId: 'system', streamId: `close-${month}` });
