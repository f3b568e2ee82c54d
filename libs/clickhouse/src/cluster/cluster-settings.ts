// Makes a cluster answer as one node, or fail: by default it drops repeated rows and reads stale replicas.

export const clusterSettings: Readonly<Record<string, string | number>> = {
  // A preview's keys and a download's rows are found once over all shards, not on each shard for itself.
  distributed_product_mode: 'global',
  // The rows of a download are numbered where they come together. On each shard by itself every shard would begin at 1.
  parallel_distributed_insert_select: 0,
  // An insert has ended when its shards have the rows, and most of their replicas.
  distributed_foreground_insert: 1,
  insert_quorum: 'auto',
  // A download that is tried again writes the same rows, after the first ones were deleted: the engine would drop them as a repeat.
  insert_deduplicate: 0,
  deduplicate_insert: 'disable',
  deduplicate_insert_select: 'disable',
  // Whoever has written reads what was written: all read the first replica of a shard while it lives.
  load_balancing: 'in_order',
  prefer_localhost_replica: 0,
  use_hedged_requests: 0,
  // A count without one of its shards is wrong and looks right.
  skip_unavailable_shards: 0,
  // Rows that lie where an older number of shards put them are found.
  optimize_skip_unused_shards: 0,
  // A version that was dropped is gone on every replica before its number is written again.
  alter_sync: 2,
};
