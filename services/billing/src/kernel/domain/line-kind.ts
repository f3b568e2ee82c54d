/** What a line of an invoice is for. `plan`: what it costs, or what comes back of it. `credit`: what earlier credit paid, or what is kept for later invoices. */
export type LineKind = 'plan' | 'tax' | 'discount' | 'credit';
