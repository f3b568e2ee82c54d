/** Notes in the browser's console what went wrong, for whoever helps the person at the page. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error);
}
