// A file reads flags that are scrubbed as they are at one moment: the column that searches read when it was begun. Once
// another one is read, that column may be written, and the file is made anew.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { withFlags } from '@leadwright/leads/check-query';
import { flagsRead, type FlagsRead } from '@leadwright/leads/do-not-call/flags-read';
import { TransientError } from '@leadwright/runtime/faults/transient';
import type { Picked } from './picked.ts';

export type FlagsOfFile = ReadonlyMap<string, FlagsRead>;

/** Of the file's own kind, and of those that its search asks beside it. */
export async function readFlags(
  clickhouse: ClickHouse,
  { query, datasetVersion }: Pick<Picked, 'query' | 'datasetVersion'>,
): Promise<FlagsOfFile> {
  const versions = Object.entries({ [query.dictId]: datasetVersion, ...query.beside });
  const read = await Promise.all(
    versions.map(async ([dictId, version]) => [dictId, await flagsRead(clickhouse, { dictId, version })] as const),
  );
  return new Map(read);
}

export const withFlagsRead = (picked: Picked, flags: FlagsOfFile): Picked => ({
  ...picked,
  query: withFlags(picked.query, Object.fromEntries([...flags].map(([dictId, { slot }]) => [dictId, slot]))),
});

/** The day of the registry's list that the file's leads were checked against; undefined where there was none. */
export const checkedOnOf = ({ query }: Pick<Picked, 'query'>, flags: FlagsOfFile): string | undefined =>
  flags.get(query.dictId)?.checkedOn || undefined;

/** Throws a `TransientError` where other flags are read by now. */
export async function checkFlags(clickhouse: ClickHouse, picked: Picked, flags: FlagsOfFile): Promise<void> {
  for (const [dictId, { revision }] of await readFlags(clickhouse, picked))
    if (revision !== flags.get(dictId)?.revision)
      throw new TransientError(
        `leads were checked against do-not-call lists while the file of ${picked.downloadId} was made`,
      );
}
