/** The expression that says on which shard a row lies, by table; every table that a service makes has one. */
export type ShardKeys = Readonly<Record<string, string>>;

export type ClusterLayout = {
  cluster: string;
  shardedBy: ShardKeys;
};

/** The name as a literal in a statement. Throws for anything else than a name. */
export function clusterLiteral(cluster: string): string {
  if (!/^[A-Za-z_][\w-]*$/.test(cluster))
    throw new Error(`${JSON.stringify(cluster)} is not the name of a ClickHouse cluster: letters, digits, - and _`);
  return `'${cluster}'`;
}

/** The table of each node, beneath the one that everybody reads and writes. */
export function localTable(table: string): string {
  return `${table}_local`;
}

/** Throws where no key is known: rows that lie anywhere could not replace or join each other. */
export function shardKeyOf(table: string, { shardedBy }: ClusterLayout): string {
  const key = table.endsWith('.applied_migrations') ? 'cityHash64(file)' : shardedBy[table];
  if (key === undefined) throw new Error(`${table} has no shard key, which a table on a cluster needs`);
  return key;
}
