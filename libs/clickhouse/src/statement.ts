// Each value reaches the engine as one escaped literal; none becomes part of the statement's text.
import { randomUUID } from 'node:crypto';
import { isUnreachable, unreachable } from '@leadwright/runtime/faults/outage';
import { TransientError } from '@leadwright/runtime/faults/transient';
import {
  QueryAbortedError,
  QueryFailedError,
  QueryTimeoutError,
  type ParamValue,
  type Statement,
} from './clickhouse.ts';

/** Prefix of the comment that carries a query's id in the process list, because chdb ignores `query_id`. */
const COMMENT_PREFIX = 'leadwright:';

export const engineCodes = { timeoutExceeded: 159, queryWasCancelled: 394 };

/** Settings of every statement: results must not depend on the machine's time zone or a version's defaults. */
export const baseSettings: Readonly<Record<string, string | number>> = {
  session_timezone: 'UTC',
  // One statement is one block, so that an insert is all or nothing.
  async_insert: 0,
  input_format_parallel_parsing: 0,
  input_format_skip_unknown_fields: 0,
  date_time_input_format: 'best_effort',
};

export function commentOf(id: string): string {
  return `${COMMENT_PREFIX}${id}`;
}

export function newStatementId(): string {
  return randomUUID();
}

export function killSql(comment: string, cluster?: string): string {
  const where = `WHERE Settings['log_comment'] = ${literal(comment)} ASYNC`;
  // A node that is down must not hold the kill back on the others, so nobody waits for their answers.
  return cluster === undefined
    ? `KILL QUERY ${where} FORMAT Null`
    : `KILL QUERY ON CLUSTER ${literal(cluster)} ${where} FORMAT Null SETTINGS distributed_ddl_task_timeout = 0`;
}

/** SQL that checks whether the query with this comment runs; column `running`. */
export function isRunningSql(comment: string, cluster?: string): string {
  return `SELECT count() > 0 AS running FROM ${processes(cluster)} WHERE Settings['log_comment'] = ${literal(comment)}${ofNodes(cluster)}${settingsOfNodes(cluster)}`;
}

/** SQL that lists our queries without itself; columns `id`, `seconds`, `sql`. */
export function runningSql(cluster?: string): string {
  return `SELECT substring(Settings['log_comment'], ${COMMENT_PREFIX.length + 1}) AS id, elapsed AS seconds, query AS sql
  FROM ${processes(cluster)} WHERE startsWith(Settings['log_comment'], '${COMMENT_PREFIX}')
    AND query NOT LIKE '%system.processes%'${ofNodes(cluster)}
  ORDER BY elapsed DESC${settingsOfNodes(cluster)}`;
}

function processes(cluster: string | undefined): string {
  return cluster === undefined ? 'system.processes' : `clusterAllReplicas(${literal(cluster)}, system.processes)`;
}

// What the query's node asks of the others is not the query.
function ofNodes(cluster: string | undefined): string {
  return cluster === undefined ? '' : ' AND is_initial_query';
}

function settingsOfNodes(cluster: string | undefined): string {
  return cluster === undefined ? '' : ' SETTINGS skip_unavailable_shards = 1';
}

export function literal(text: string): string {
  return `'${escaped(text).replaceAll("'", "\\'")}'`;
}

const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\0': '\\0',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function escaped(text: string): string {
  return text.replaceAll(/[\\\0\b\f\n\r\t]/g, (character) => escapes[character] ?? character);
}

/** A value in the engine's escaped text form, parsed as the placeholder's type. Throws for NaN and unsafe integers. */
export function paramText(value: ParamValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'object')
    return `[${value.map((item) => (typeof item === 'string' ? literal(item) : numberText(item))).join(',')}]`;
  return String(value);
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('a query parameter is not a finite number');
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError('an integer above 2^53 must be given as bigint or text');
  return String(value);
}

/** Parameters by name in text form. Throws if one is missing: the session could still hold an older statement's value. */
export function boundParams({ sql, params = {} }: Pick<Statement, 'sql' | 'params'>): Record<string, string> {
  for (const [, name = ''] of sql.matchAll(/\{\s*([A-Za-z_]\w*)\s*:/g)) {
    if (!Object.hasOwn(params, name))
      throw new QueryFailedError(`the query parameter ${name} was not given`, undefined);
  }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [checkedName(name), paramText(value)]));
}

export function setSql(settings: Record<string, string | number>, params: Record<string, string> = {}): string {
  const changes = [
    ...Object.entries(settings).map(
      ([name, value]) => `${checkedName(name)} = ${typeof value === 'number' ? value : literal(value)}`,
    ),
    ...Object.entries(params).map(([name, text]) => `param_${checkedName(name)} = ${literal(text)}`),
  ];
  return `SET ${changes.join(', ')}`;
}

export function checkedName(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error('not the name of a setting or parameter');
  return name;
}

/** Checks `table` or `database.table`, which become part of the statement's text. */
export function checkedTable(table: string): string {
  if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/.test(table)) throw new Error('not a table name');
  return table;
}

/** Rows as JSONEachRow; bigints as quoted numbers, which the engine accepts. */
export function jsonLines(rows: readonly object[]): string {
  return rows
    .map(
      (row) =>
        `${JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))}\n`,
    )
    .join('');
}

export function oneBlock(rows: number): Record<string, number> {
  return {
    max_insert_block_size: Math.max(rows, 1),
    max_insert_block_size_bytes: 0,
    min_insert_block_size_rows: 0,
    min_insert_block_size_bytes: 0,
  };
}

/**
 * A disk, memory or all connections that are full, a part of a cluster that is away: the same statement may succeed
 * later, and nothing is wrong with what it says.
 */
const passing = new Set([
  202, // TOO_MANY_SIMULTANEOUS_QUERIES
  209, // SOCKET_TIMEOUT
  210, // NETWORK_ERROR
  225, // NO_ZOOKEEPER
  241, // MEMORY_LIMIT_EXCEEDED
  242, // TABLE_IS_READ_ONLY
  243, // NOT_ENOUGH_SPACE
  252, // TOO_MANY_PARTS
  279, // ALL_CONNECTION_TRIES_FAILED
  999, // KEEPER_EXCEPTION
]);

/** `lost`: the engine no longer runs the query, and no response arrived. */
export type StopReason = 'aborted' | 'timeout' | 'lost';

export function engineError(error: unknown, stopped?: StopReason): Error {
  if (error instanceof QueryAbortedError || error instanceof QueryTimeoutError || error instanceof QueryFailedError)
    return error;
  const message = error instanceof Error ? error.message : String(error);
  const found = /Code: (\d+)\./.exec(message)?.[1] ?? (error as { code?: unknown } | null)?.code;
  const code = /^\d+$/.test(String(found)) ? Number(found) : undefined;
  if (stopped === 'timeout' || (stopped === undefined && code === engineCodes.timeoutExceeded)) {
    return new QueryTimeoutError('the query took longer than it may', { cause: error });
  }
  if (stopped === 'lost') {
    const lost = 'the connection to ClickHouse was lost under the query';
    return unreachable(
      'ClickHouse',
      new QueryFailedError(lost, undefined, { cause: new TransientError(lost, { cause: error }) }),
    );
  }
  if (stopped === 'aborted' || code === engineCodes.queryWasCancelled)
    return new QueryAbortedError('the query was cancelled', { cause: error });
  const passes = (code !== undefined && passing.has(code)) || /No space left on device/.test(message);
  const failed = new QueryFailedError(message, code, {
    cause: passes ? new TransientError(message, { cause: error }) : error,
  });
  return isUnreachable(error) ? unreachable('ClickHouse', failed) : failed;
}
