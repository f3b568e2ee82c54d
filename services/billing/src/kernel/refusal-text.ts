export function refusalText(refusal: { code: string; field?: string }): string {
  return refusal.field === undefined ? refusal.code : `${refusal.code} (${refusal.field})`;
}
