// Makes every read model of a running product again from its events, as an operator does it at a
// terminal, and counts what must not happen meanwhile.
import { operate } from '../../scripts/operator/operate.ts';
import type { RebuildLine } from '@leadwright/eventsourcing/rebuild/rebuild-lines';
import type { Sources } from './sources.ts';

export type Report = Extract<RebuildLine, { kind: 'report' }>;

/** Services that have read models which follow from events. */
export const rebuilding = ['accounts', 'audit', 'billing', 'export', 'notification', 'search'] as const;

/** One run of scripts/operate on the product of this data folder. */
export async function operator(
  dataFolder: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await operate([...args, '--data', dataFolder, '--as', 'fault-test'], process.env, {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += `${text}\n`;
    },
  });
  return { code, ...said };
}

/** Rebuilds and swaps every read model; throws what the operator would read if one cannot be. */
export async function rebuildEverything(dataFolder: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (const service of rebuilding) {
    const { code, out, err } = await operator(dataFolder, 'rebuild', service, '--json');
    if (code !== 0) throw new Error(`${service}: ${code} ${out} ${err}`);
    reports.push(...(JSON.parse(out) as { reports: Report[] }).reports);
  }
  return reports;
}

/** Acts outside and what was announced of them: a replay adds to none. */
export async function actsOf(sources: Sources): Promise<{ effects: number; mails: number; announced: number }> {
  const count = async (sql: string): Promise<number> =>
    Number((await sources.query<{ count: string }>('notification', sql))[0]?.count ?? 0);
  return {
    effects: await count('select count(*) from effect'),
    mails: await count('select count(*) from mailbox_message'),
    announced: await count(`select count(*) from event_log where type in ('MessageSent', 'MessageFailed')`),
  };
}
