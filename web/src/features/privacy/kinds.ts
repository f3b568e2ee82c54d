// What may be asked about one's data, in words.
import type { RequestKind } from './api.ts';

export const kinds: readonly { kind: RequestKind; words: string; short: string }[] = [
  { kind: 'opt-out', words: 'Do not sell or share my personal information', short: 'Do not sell' },
  { kind: 'delete', words: 'Delete my personal information', short: 'Delete' },
  { kind: 'access', words: 'Tell me what you hold about me', short: 'Access' },
];

/** The words of one kind. */
export function kindOf(kind: string): { words: string; short: string } {
  return kinds.find((each) => each.kind === kind) ?? { words: kind, short: kind };
}
