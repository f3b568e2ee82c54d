// A table becomes `t_local` on every node and `t`, which sends to the shards. A form that is not known is refused.
import { createPath, type CreatePath } from './replica-path.ts';
import { clusterLiteral, localTable, shardKeyOf, type ClusterLayout } from './cluster-layout.ts';

const NAME = String.raw`[A-Za-z_]\w*`;
const TABLE = String.raw`${NAME}\.${NAME}`;

type Form = { matches: RegExp; rewritten(parts: string[], layout: ClusterLayout): string[] };

/** In the order in which they run. Throws for a form, an engine or a table that the cluster has no answer for. */
export function clusterStatements(sql: string, layout: ClusterLayout): string[] {
  const text = withoutComments(sql);
  for (const { matches, rewritten } of forms) {
    const found = matches.exec(text);
    if (found)
      return rewritten(
        found.slice(1).map((part) => part ?? ''),
        layout,
      );
  }
  throw new Error(`no form of this statement is known for a cluster: ${text.slice(0, 80)}`);
}

const forms: readonly Form[] = [
  { matches: /^(INSERT\s[\s\S]*)$/i, rewritten: ([insert = '']) => [insert] },
  {
    matches: form(`(CREATE DATABASE IF NOT EXISTS ${NAME})`),
    rewritten: ([create = ''], layout) => [`${create} ${on(layout)}`],
  },
  {
    matches: form(
      String.raw`CREATE TABLE (IF NOT EXISTS )?(${TABLE})\s*(\([\s\S]*\)|AS ${TABLE})\s*ENGINE\s*=\s*([\s\S]+)`,
    ),
    rewritten: created,
  },
  {
    matches: form(`DROP TABLE IF EXISTS (${TABLE})( SYNC)?`),
    // What everybody reads goes first, so that nobody reads through it to a table that is gone.
    rewritten: ([table = '', sync = ''], layout) =>
      [table, localTable(table)].map((each) => `DROP TABLE IF EXISTS ${each} ${on(layout)}${sync}`),
  },
  {
    matches: form(`EXCHANGE TABLES (${TABLE}) AND (${TABLE})`),
    rewritten: ([one = '', other = ''], layout) => {
      const [key, otherKey] = [one, other].map((table) => shardKeyOf(table, layout));
      if (key !== otherKey) throw new Error(`${one} and ${other} lie by different keys and cannot change places`);
      return [`EXCHANGE TABLES ${localTable(one)} AND ${localTable(other)} ${on(layout)}`];
    },
  },
  {
    matches: form(String.raw`DELETE FROM (${TABLE}) (WHERE [\s\S]+)`),
    rewritten: ([table = '', where = ''], layout) => [`DELETE FROM ${localTable(table)} ${on(layout)} ${where}`],
  },
  {
    // On every shard by itself: what is asked of a row is asked of that row alone.
    matches: form(
      String.raw`ALTER TABLE (${TABLE}) (UPDATE (?:(?!\bSELECT\b)[\s\S])+ WHERE (?:(?!\bSELECT\b)[\s\S])+)`,
    ),
    rewritten: ([table = '', update = ''], layout) => [`ALTER TABLE ${localTable(table)} ${on(layout)} ${update}`],
  },
  {
    matches: form(
      String.raw`ALTER TABLE (${TABLE}) ((?:DROP PARTITION|APPLY DELETED MASK IN PARTITION) (?:\d+|'[\w-]+'|\(\d+, \d+\)))`,
    ),
    rewritten: ([table = '', drop = ''], layout) => [`ALTER TABLE ${localTable(table)} ${on(layout)} ${drop}`],
  },
  {
    matches: form(String.raw`ALTER TABLE (${TABLE}) (ADD INDEX IF NOT EXISTS \w+ \w+ TYPE minmax GRANULARITY 1)`),
    rewritten: ([table = '', added = ''], layout) => [`ALTER TABLE ${localTable(table)} ${on(layout)} ${added}`],
  },
  {
    matches: form(String.raw`ALTER TABLE (${TABLE}) (ADD COLUMN IF NOT EXISTS [\s\S]+)`),
    rewritten: ([table = '', added = ''], layout) => {
      if (parted(added).some((each) => !/^ADD COLUMN IF NOT EXISTS\s/i.test(each)))
        throw new Error(`${table}: columns are added to a cluster by a statement of their own`);
      // Beneath first: a column that everybody sees must be there to be read.
      return [localTable(table), table].map((each) => `ALTER TABLE ${each} ${on(layout)} ${added}`);
    },
  },
];

function created(
  [ifNotExists = '', table = '', columns = '', storage = '']: string[],
  layout: ClusterLayout,
): string[] {
  const [, engine = '', own = '', rest = ''] = /^(\w+)(?:\s*\(([^()]*)\))?([\s\S]*)$/.exec(storage) ?? [];
  const path: CreatePath = ifNotExists === '' ? 'of-its-own' : 'by-name';
  const local = localTable(table);
  const source = /^AS (\S+)$/i.exec(columns)?.[1];
  const from = source === undefined ? columns : `AS ${localTable(source)}`;
  const [database = '', name = ''] = local.split('.');
  const replicated = `${replicatedOf(engine, table)}(${[createPath(local, path), ...(own.trim() === '' ? [] : [own.trim()])].join(', ')})`;
  const distributed = `Distributed(${clusterLiteral(layout.cluster)}, '${database}', '${name}', ${shardKeyOf(table, layout)})`;
  return [
    `CREATE TABLE ${ifNotExists}${local} ${on(layout)} ${from} ENGINE = ${replicated}${rest}`,
    `CREATE TABLE ${ifNotExists}${table} ${on(layout)} AS ${local} ENGINE = ${distributed}`,
  ];
}

// A key that replaces or sums is kept by the shard key only where somebody has thought about it, so each engine is named.
const replicable = new Set(['MergeTree', 'ReplacingMergeTree']);

function replicatedOf(engine: string, table: string): string {
  if (!replicable.has(engine))
    throw new Error(`${table} has the engine ${engine}; on a cluster it is one of ${[...replicable].join(', ')}`);
  return `Replicated${engine}`;
}

function on({ cluster }: ClusterLayout): string {
  return `ON CLUSTER ${clusterLiteral(cluster)}`;
}

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(' ', String.raw`\s+`)}$`, 'i');
}

function withoutComments(sql: string): string {
  return sql.replaceAll(/^\s*--.*$/gm, '').trim();
}

function parted(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
