-- An account's balance is the sum of its lots, whoever writes them. At the commit, since both are written one after another;
-- who changes history by hand says so, and the check of the books names it.
create function balance_is_of_lots() returns trigger language plpgsql as $$
declare
  account text := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  if coalesce(current_setting('leadwright.changes_history', true), '') = 'yes' then return null; end if;
  -- All rows are asked about when all are written: the first answer of a commit is that of the others.
  if current_setting('leadwright.summed', true) = account then return null; end if;
  if (select row(coalesce(sum(issued), 0), coalesce(sum(available), 0), coalesce(sum(held), 0), coalesce(sum(delivered), 0),
      coalesce(sum(expired), 0), coalesce(sum(voided), 0)) from lead_balance where account_id = account)
    is distinct from
    (select row(coalesce(sum(leads), 0), coalesce(sum(available), 0), coalesce(sum(held), 0), coalesce(sum(delivered), 0),
      coalesce(sum(expired), 0), coalesce(sum(voided), 0)) from lot where account_id = account)
  then
    raise exception 'the balance of % is not the sum of its lots', account using errcode = 'check_violation';
  end if;
  perform set_config('leadwright.summed', account, true);
  return null;
end $$;
create constraint trigger balance_of_lots after insert or update or delete on lead_balance
  deferrable initially deferred for each row execute function balance_is_of_lots();
create constraint trigger balance_of_lots after insert or update or delete on lot
  deferrable initially deferred for each row execute function balance_is_of_lots();
