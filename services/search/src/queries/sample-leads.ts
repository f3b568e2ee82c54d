// The leads of all pages of a preview, chosen by words at once: one of each of so many words at random, or of all leads
// where not enough words have any.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { canonicalQuery } from '@leadwright/leads/canonical-query';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { previewPagesMax, previewPageSize } from '@leadwright/leads/rules/limits';
import type { PlacedLead } from '@leadwright/leads/words/leads-by-number';
import { sampleByWords, type SomeWords } from '@leadwright/leads/words/random-leads';
import type { AnswerCache } from './answer-cache.ts';
import { ask, type Asker, type QueryOutcome } from './count-leads.ts';

/** For the pages after the first. */
export type SampleCache = AnswerCache<PlacedLead[]>;

const rows = previewPagesMax * previewPageSize;
/** The fewest words first. Blocks of the whole country are places everywhere; a small place has few. */
const ofPlace: readonly (SomeWords | 'every')[] = [{ share: 1024 }, { share: 32 }, 'every'];
const ofCountry: readonly (SomeWords | 'every')[] = [{ blocks: 100 }, ...ofPlace];

/** At most those of all pages; fewer where no more match. The same for the same seed, query and version. */
export async function sampleLeads(
  clickhouse: ClickHouse,
  query: CheckedQuery,
  version: number,
  { seed, asker, samples }: { seed: string; asker: Asker; samples: SampleCache },
): Promise<QueryOutcome<PlacedLead[]>> {
  const key = `${seed} ${version} ${canonicalQuery(query)}`;
  const before = samples.get(key);
  if (before) return { kind: 'answer', answer: before };
  let leads: PlacedLead[] = [];
  for (const some of query.geography.kind === 'nationwide' ? ofCountry : ofPlace) {
    const statement = sampleByWords(query, version, { seed, rows, some });
    const asked = await ask<PlacedLead & { number: number | string }>(clickhouse, statement, asker, 'sample');
    if (asked.kind !== 'answer') return asked;
    leads = asked.answer.map((lead) => ({ ...lead, number: Number(lead.number) }));
    if (leads.length === rows) break;
  }
  samples.keep(key, leads);
  return { kind: 'answer', answer: leads };
}
