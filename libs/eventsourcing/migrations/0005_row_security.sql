-- The second wall between accounts: the owner of the tables obeys it too, and without a scope no row is seen.
do $$
declare
  name text;
begin
  foreach name in array array['event_log', 'head', 'command_log', 'cause', 'inbox', 'parked', 'effect'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy by_account on %I using (current_setting(''leadwright.scope'', true) = ''all''
         or account_id = any (string_to_array(current_setting(''leadwright.accounts'', true), E''\x1f'')))', name);
  end loop;
end $$;
