/** Books what is due of the account, so that no answer shows leads that are over. Said by the subject that knows its boundaries. */
export type PassDue = { passDue: (accountId: string, correlationId: string) => Promise<void> };
