/** A sentence without its full stop, to stand inside another. */
export function unstopped(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
