// Rebuilds every read model of a running product, as an operator does, and counts effects that must not happen
// meanwhile.
import { topics, type OwnerName } from '@leadwright/contracts/topology';
import { operate } from '../../scripts/operator/operate.ts';
import type { RebuildLine } from '@leadwright/eventsourcing/rebuild/rebuild-lines';
import type { Sources } from './invariants/sources.ts';

export type Report = Extract<RebuildLine, { kind: 'report' }>;

/** Services with read models that are built from events. */
export const rebuilding = Object.keys(topics).sort() as OwnerName[];

/** Runs scripts/operate once on the product of this data folder. */
export async function operator(
  dataFolder: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const output = { out: '', err: '' };
  const code = await operate([...args, '--data', dataFolder, '--as', 'fault-test'], process.env, {
    out: (text) => {
      output.out += text;
    },
    err: (text) => {
      output.err += `${text}\n`;
    },
  });
  return { code, ...output };
}

/** Rebuilds and swaps every read model; throws the operator's output if one fails. */
export async function rebuildEverything(dataFolder: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (const service of rebuilding) {
    const { code, out, err } = await operator(dataFolder, 'rebuild', service, '--json');
    if (code !== 0) throw new Error(`${service}: ${code} ${out} ${err}`);
    reports.push(...(JSON.parse(out) as { reports: Report[] }).reports);
  }
  return reports;
}

/** Mails and other effects, and their events: a replay must add none. */
export async function actsOf(
  sources: Sources,
): Promise<{ effects: number; open: number; mails: number; published: number }> {
  const count = async (sql: string): Promise<number> =>
    Number((await sources.query<{ count: string }>('notification', sql))[0]?.count ?? 0);
  return {
    effects: await count('select count(*) from effect'),
    open: await count(`select count(*) from effect where state in ('planned', 'sending', 'unknown')`),
    mails: await count('select count(*) from mailbox_message'),
    published: await count(`select count(*) from event_log where type in ('MessageSent', 'MessageFailed')`),
  };
}
