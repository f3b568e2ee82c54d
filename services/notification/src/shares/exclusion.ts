import type { ShareExclusion } from '../contracts.ts';
import type { KnownMarks } from '../projections/share-promise.ts';
import type { AwardTerms, ShareSender } from '../upstreams/sharing.ts';

/** Why the n-th recipient is promised nothing; empty: leads are promised. Read under the account's lock. */
export function exclusionOf(
  { sender, terms, known }: { sender: ShareSender; terms: AwardTerms; known: KnownMarks },
  n: number,
): ShareExclusion | '' {
  const { is = '', marks = [] } = sender.recipients[n] ?? {};
  if (is === 'own' || is === 'company') return is;
  if (terms.own[n] === true) return 'own-account';
  if (marks.some((mark) => known.awarded.has(mark))) return 'already-earned';
  if (marks.some((mark) => known.promised.has(mark))) return 'already-shared';
  return terms.open ? '' : 'stopped';
}
