/** A refusal of the ledger for the log, with the field that differs where one does. */
export function refusalText(refusal: { code: string; field?: string }): string {
  return refusal.field === undefined ? refusal.code : `${refusal.code} (${refusal.field})`;
}
