/**
 * For groups of all keys of a version: what is more than this in memory is written to disk and merged in the end, so that
 * memory stays the same and the work grows with the leads.
 */
export const groupingOnDisk: Readonly<Record<string, string | number>> = {
  max_bytes_before_external_group_by: 512 * 1024 * 1024,
  max_bytes_ratio_before_external_group_by: 0,
  distributed_aggregation_memory_efficient: 1,
};
