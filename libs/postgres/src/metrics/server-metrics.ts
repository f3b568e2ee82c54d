// What PostgreSQL tells every role about the whole server, so that no exporter has to stand beside it.
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database.ts';

export const serverMetrics = {
  open: {
    kind: 'gauge',
    name: 'pg_open_connections',
    labels: [],
    help: 'Connections to all databases of the server, whoever opened them.',
  },
  max: {
    kind: 'gauge',
    name: 'pg_max_connections',
    labels: [],
    help: 'How many the server gives to those who are no superuser.',
  },
  missingStandbys: {
    kind: 'gauge',
    name: 'pg_missing_standbys',
    labels: [],
    help: '1 if no standby follows, so that each write waits; absent where commits wait for none.',
  },
  archiveFailing: {
    kind: 'gauge',
    name: 'pg_archive_failing_seconds',
    labels: [],
    help: 'How long no WAL could be archived; 0 if the last one was. Absent where none is.',
  },
} as const satisfies Record<string, Metric>;

/** What the server says of itself; moments are milliseconds since 1970. */
export type ServerRow = {
  open: number;
  max: number;
  standbysNamed: boolean;
  standbys: number;
  archives: boolean;
  archivedAt: number | null;
  failedAt: number | null;
  countedSince: number;
  now: number;
};

/** Asks the server of this database at each scrape. Services that share a server tell the same. */
export function watchServer(metrics: Metrics, { db }: Pick<Database, 'db'>): void {
  const { open, max, missingStandbys, archiveFailing } = serverMetrics;
  metrics.observe([open, max, missingStandbys, archiveFailing], async (tell) => {
    const { rows } = await asked.execute(db);
    const [row] = rows;
    if (!row) throw new Error('a query of one row answered none');
    const missing = missingStandbysOf(row);
    const failing = archiveFailingSecondsOf(row);
    tell(open, row.open, {});
    tell(max, row.max, {});
    if (missing !== undefined) tell(missingStandbys, missing, {});
    if (failing !== undefined) tell(archiveFailing, failing, {});
  });
}

export const missingStandbysOf = ({ standbysNamed, standbys }: ServerRow): number | undefined =>
  standbysNamed ? Number(standbys === 0) : undefined;

/** A failure counts until a later file is archived; without any archived one, since the statistics began. */
export function archiveFailingSecondsOf(row: ServerRow): number | undefined {
  if (!row.archives) return undefined;
  const fails = row.failedAt !== null && row.failedAt > (row.archivedAt ?? 0);
  return fails ? (row.now - (row.archivedAt ?? row.countedSince)) / 1000 : 0;
}

const msOf = (moment: string): RawBuilder<number | null> =>
  sql<number | null>`(extract(epoch from ${sql.raw(moment)}) * 1000)::float8`;

const asked = sql<ServerRow>`select
    (select sum(numbackends)::int from pg_stat_database) as open,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
    current_setting('synchronous_standby_names') <> '' as "standbysNamed",
    (select count(*)::int from pg_stat_replication) as standbys,
    current_setting('archive_mode') <> 'off' as archives,
    ${msOf('last_archived_time')} as "archivedAt",
    ${msOf('last_failed_time')} as "failedAt",
    ${msOf('stats_reset')} as "countedSince",
    ${msOf('now()')} as now
  from pg_stat_archiver`;
