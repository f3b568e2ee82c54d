// What versions take on the lead store's disk, and what is left of it; of a cluster, on the node that answers.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { wordsIndex } from '@leadwright/leads/words/words-table';

export type LeadDisk = {
  free: number;
  /** With its words and what is laid beside them. */
  bytesOf(dictionary: Dictionary, version: number): number;
  /** By a version that is there; else as synthetic leads take. */
  bytesPerLead(dictionary: Dictionary, version: number): number;
};

const USUAL_BYTES_PER_LEAD = 80;
// Parts are merged into larger ones, which stand beside them meanwhile.
const WHILE_MERGING = 1.5;

type PartSum = { name: string; partition: string; bytes: number | string; rows: number | string };

export async function lookAtDisk(clickhouse: ClickHouse): Promise<LeadDisk> {
  const [disk] = await clickhouse.rows<{ free: number }>({
    sql: 'SELECT sum(toFloat64(free_space)) AS free FROM system.disks',
  });
  const parts = await clickhouse.rows<PartSum>({
    sql: `SELECT concat('leads.', replaceRegexpOne(table, '_local$', '')) AS name, partition, sum(bytes_on_disk) AS bytes, sum(rows) AS rows
      FROM system.parts WHERE active AND database = 'leads' GROUP BY name, partition`,
  });
  const sumOf = (holds: (part: PartSum) => boolean, what: 'bytes' | 'rows'): number =>
    parts.filter(holds).reduce((sum, part) => sum + Number(part[what]), 0);
  const isOf =
    (dictionary: Dictionary, version: number) =>
    ({ name, partition }: PartSum): boolean =>
      ([dictionary.index, wordsIndex(dictionary)].includes(name) && partition === String(version)) ||
      (name.startsWith(`${dictionary.index}_beside_`) && partition.startsWith(`(${version},`));
  return {
    free: Number(disk?.free ?? 0),
    bytesOf: (dictionary, version) => sumOf(isOf(dictionary, version), 'bytes'),
    bytesPerLead: (dictionary, version) => {
      const isLead = ({ name, partition }: PartSum) => name === dictionary.index && partition === String(version);
      const rows = sumOf(isLead, 'rows');
      return rows === 0 ? USUAL_BYTES_PER_LEAD : sumOf(isOf(dictionary, version), 'bytes') / rows;
    },
  };
}

/** What so many more leads take. */
export const bytesFor = (leads: number, bytesPerLead: number): number =>
  Math.ceil(leads * Math.max(bytesPerLead, USUAL_BYTES_PER_LEAD) * WHILE_MERGING);
