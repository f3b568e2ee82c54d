/** What the invoices page keeps; live events make it stale. */
export const invoicesKey = ['invoices'] as const;
