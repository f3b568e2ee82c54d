import { costInLeads } from '@leadwright/leads/rules/cost';
import { usesWords } from '../../../components/words/uses-words.ts';
import type { Dictionary } from '../../../server/api-types.ts';
import { useUsage } from '../../../server/usage.ts';
import { rowsMaxOf } from './purchase.ts';

/** Beside the count: what the largest download of this search would use now. Follows the balance; nothing where it is none. */
export function DownloadUses({ dictionary, count }: { dictionary: Dictionary; count: number }) {
  const usage = useUsage();
  if (usage.data === undefined) return null;
  const { multiplierHundredths } = dictionary;
  const { rows } = rowsMaxOf({ ...usage.data, count, multiplierHundredths });
  if (rows === 0) return null;
  return <p className="help">A download {usesWords(costInLeads(rows, multiplierHundredths), usage.data)}.</p>;
}
