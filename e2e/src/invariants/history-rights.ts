/** What the owner of events and entries may do to those that are there, in billing's database: nothing. */
export const RIGHTS_TO_HISTORY = `select tablename as table, each as right from pg_tables,
  unnest(array['update', 'delete']) as each
  where schemaname = 'public' and tablename in ('event_log', 'ledger_entry')
    and has_table_privilege(tableowner, tablename, each)`;
