-- Events and entries are only ever added. Who must change history by hand says so in that transaction; the check of the
-- books names it all the same. Of a statement, not of a row, and no insert fires it: it costs a booking nothing.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('leadwright.changes_history', true), '') <> 'yes' then
    raise exception '% is append-only: nothing in it is changed or removed', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger append_only before update or delete or truncate on event_log
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();
