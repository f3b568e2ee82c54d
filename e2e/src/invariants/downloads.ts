// I7: the file's rows, the chosen rows, the charge and the events agree. I8: a download ends once and then holds
// nothing, and is completed, failed or cancelled. I14: a download's row is the fold of its events.
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { costInLeads } from '@leadwright/leads/rules/cost';
import { download as decider, type DownloadEvent } from '@leadwright/export/domain/download';
import { objectKeyOf } from '@leadwright/export/files/file-name';
import { grouped } from '../grouped.ts';
import type { CheckOptions, Violation } from './violation.ts';
import type { Sources } from './sources.ts';

type Table = {
  status: string;
  rows: string | null;
  leads: string | null;
  bytes: string | null;
  sha256: string | null;
  reason: string | null;
  archived: boolean;
};
type Charged = { held: number; delivered: number; reserved: boolean };
type Seen = {
  id: string;
  events: DownloadEvent[];
  table: Table | undefined;
  charged: Charged;
  chosen: { rows: number; leads: number; last: number } | undefined;
};

const nothing: Charged = { held: 0, delivered: 0, reserved: false };

export async function downloadViolations(sources: Sources, { quiet }: CheckOptions): Promise<Violation[]> {
  const [seen, strangers] = await gather(sources);
  const found = strangers.map((id) => ({ rule: 'I8', detail: `${id} holds or used leads and is no download` }));
  for (const each of seen) {
    found.push(...ends(each), ...reads(each));
    if (quiet) found.push(...settled(each), ...(await files(each, sources)));
  }
  return found;
}

async function gather({ query, leads }: Sources): Promise<[Seen[], string[]]> {
  const events = await query<{ id: string; payload: DownloadEvent }>(
    'export',
    "select payload->>'downloadId' as id, payload from event_log where stream_id like 'download-%' order by account_id, account_seq",
  );
  const table = new Map(
    (await query<Table & { download_id: string }>('export', 'select * from download')).map((row) => [
      row.download_id,
      row,
    ]),
  );
  const entries = await query<{ download_id: string; held: string; delivered: string; reserved: boolean }>(
    'billing',
    `select download_id,
      coalesce(sum(leads) filter (where ledger_account = 'held'), 0) as held, coalesce(sum(leads) filter (where ledger_account = 'delivered'), 0) as delivered,
      bool_or(type = 'reserved') as reserved from ledger_entry where download_id is not null group by 1`,
  );
  const charged = new Map(
    entries.map((row) => [
      row.download_id,
      { held: Number(row.held), delivered: Number(row.delivered), reserved: row.reserved },
    ]),
  );
  const rows = leads
    ? await leads<{ download_id: string; rows: string; leads: string; last: string }>(
        'SELECT download_id, count() AS rows, uniqExact(lead_key) AS leads, max(ordinal) AS last FROM export.download_rows GROUP BY download_id',
      )
    : [];
  const chosen = new Map(
    rows.map((row) => [row.download_id, { rows: Number(row.rows), leads: Number(row.leads), last: Number(row.last) }]),
  );
  const byId = grouped(events, ({ id }) => id);
  const seen = [...byId].map(([id, own]): Seen => ({
    id,
    events: own.map(({ payload }) => payload),
    table: table.get(id),
    charged: charged.get(id) ?? nothing,
    chosen: leads ? (chosen.get(id) ?? { rows: 0, leads: 0, last: 0 }) : undefined,
  }));
  return [seen, [...charged.keys(), ...table.keys(), ...chosen.keys()].filter((id) => !byId.has(id))];
}

const of = <Type extends DownloadEvent['type']>(events: DownloadEvent[], type: Type) =>
  events.filter((event): event is Extract<DownloadEvent, { type: Type }> => event.type === type);

/** How often it ended without a file: failed or cancelled. */
const withoutFile = (events: DownloadEvent[]): number =>
  of(events, 'DownloadFailed').length + of(events, 'DownloadCancelled').length;

function ends({ id, events, charged }: Seen): Violation[] {
  const completed = of(events, 'DownloadCompleted').length;
  const failed = withoutFile(events);
  return violationsOf('I8', id, [
    [completed + failed > 1, `ends ${completed + failed} times`],
    [of(events, 'DownloadRequested').length !== 1, 'is not requested once'],
    [of(events, 'DownloadReady').length > completed, 'is ready without a file'],
    [charged.held < 0 || charged.delivered < 0, 'holds or used less than nothing'],
    [failed > 0 && charged.delivered !== 0, 'failed or was cancelled and is charged'],
  ]);
}

function reads({ id, events, table }: Seen): Violation[] {
  const state = events.reduce(decider.evolve, decider.initial);
  const [completed] = of(events, 'DownloadCompleted');
  const [failed] = of(events, 'DownloadFailed');
  const isWithoutFile = withoutFile(events) > 0;
  return violationsOf('I14', id, [
    [
      table?.status !== state.status || table.archived !== state.archived,
      `reads as ${table?.status}, its events say ${state.status}`,
    ],
    [table?.reason !== (failed?.reason ?? null), 'reads with another reason'],
    [
      Number(table?.rows ?? -1) !== (completed?.rows ?? -1) ||
        Number(table?.bytes ?? -1) !== (completed?.bytes ?? -1) ||
        (table?.sha256 ?? null) !== (completed?.sha256 ?? null),
      'reads with another file',
    ],
    [
      Number(table?.leads ?? -1) !==
        (of(events, 'DownloadReady')[0]?.leads ??
          (isWithoutFile ? -1 : (of(events, 'DownloadStarted')[0]?.leads ?? -1))),
      'reads with another charge',
    ],
  ]);
}

function settled({ id, events, charged }: Seen): Violation[] {
  const [asked] = of(events, 'DownloadRequested');
  const [completed] = of(events, 'DownloadCompleted');
  const [ready] = of(events, 'DownloadReady');
  const cost = completed && asked ? costInLeads(completed.rows, asked.multiplierHundredths) : 0;
  return [
    ...violationsOf('I8', id, [
      [!completed && withoutFile(events) === 0, 'has not ended'],
      [charged.held !== 0, `holds ${charged.held} leads after its end`],
    ]),
    ...violationsOf('I7', id, [
      [charged.delivered !== cost, `is charged ${charged.delivered}, its file costs ${cost}`],
      [Boolean(completed) !== Boolean(ready), 'has a file that is not open, or is open without a file'],
      [ready !== undefined && ready.leads !== cost, `tells ${ready?.leads} leads, its file costs ${cost}`],
      [completed !== undefined && asked !== undefined && completed.rows > asked.rows, 'has more rows than were asked'],
    ]),
  ];
}

async function files({ id, events, chosen }: Seen, { file }: Sources): Promise<Violation[]> {
  const [completed] = of(events, 'DownloadCompleted');
  const [asked] = of(events, 'DownloadRequested');
  const bytes = await file(completed?.objectKey ?? objectKeyOf(id, asked?.name ?? ''));
  if (!completed) {
    return violationsOf('I7', id, [
      [bytes !== undefined, 'failed or was cancelled and has left a file'],
      [chosen !== undefined && chosen.rows > 0, `failed or was cancelled and has left ${chosen?.rows} rows`],
    ]);
  }
  const records = bytes ? recordsOf(bytes) : 0;
  return violationsOf('I7', id, [
    [bytes === undefined, 'has no file'],
    [records !== completed.rows, `has ${records} records in its file, ${completed.rows} were published`],
    [bytes !== undefined && bytes.length !== completed.bytes, 'has a file of another size'],
    [
      bytes !== undefined && createHash('sha256').update(bytes).digest('hex') !== completed.sha256,
      'has a file with another hash',
    ],
    [
      chosen !== undefined &&
        (chosen.rows !== completed.rows || chosen.leads !== completed.rows || chosen.last !== completed.rows),
      `has ${chosen?.rows} chosen rows of ${chosen?.leads} leads, ${completed.rows} were published`,
    ],
  ]);
}

/** Data rows by a second CSV parser; -1 for invalid CSV, such as a truncated file. */
function recordsOf(bytes: Buffer): number {
  try {
    return (parse(bytes.toString('utf8'), { bom: true, record_delimiter: '\r\n' }) as string[][]).length - 1;
  } catch {
    return -1;
  }
}

function violationsOf(rule: string, id: string, problems: [boolean, string][]): Violation[] {
  return problems.filter(([broken]) => broken).map(([, what]) => ({ rule, detail: `download ${id} ${what}` }));
}
