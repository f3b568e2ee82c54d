import type { Answer } from '../../server/operations.ts';

export type Topic = Answer<'get', '/api/v2/me/mail-preferences'>['topics'][number]['topic'];

/** What people can switch off, as they read it. */
export const topicWords: Readonly<Record<Topic, { name: string; about: string }>> = {
  downloads: { name: 'Downloads', about: 'When a file is ready, or could not be made.' },
  receipts: { name: 'Receipts', about: 'When a payment was received. Invoices stay in your billing history.' },
  leads: { name: 'Leads', about: 'Before leads expire, and when leads are added to your account.' },
};
