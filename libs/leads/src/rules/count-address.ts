/** The path that counts searches in a dictionary, and names its index. A saved search keeps it as a text. */
export function countPath({ dictId, index }: { dictId: string; index: string }): string {
  return `/api/v2/searches/count?dictId=${dictId}&index=${index}`;
}
