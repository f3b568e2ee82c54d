import type { UsagePeriod } from '../../server/api-types.ts';
import { getFile } from '../../server/client.ts';
import { saveBlob } from '../../server/save-blob.ts';

export type StatementFile = 'entries-csv' | 'statement-file';

const names: Record<StatementFile, (day: string) => string> = {
  'entries-csv': (day) => `leads-${day}.csv`,
  'statement-file': (day) => `statement-${day}.jsonl`,
};

/** Fetches a file of the period and hands it to the browser to save. Throws ServerProblem. */
export async function saveFile(file: StatementFile, { from, to }: UsagePeriod): Promise<void> {
  const blob = await getFile(`/api/v2/usage/${file}`, { query: { from, to }, timeoutMs: 300_000 });
  saveBlob(blob, names[file](from.slice(0, 10)));
}
