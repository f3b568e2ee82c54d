-- What every movement writes is kept cheap to write. An update that changes no indexed column writes no
-- index: a lot that stays live is now such a one, and leaves room on its page for its next version.
alter table lot add column live boolean generated always as (available > 0 or held > 0) stored;
drop index lot_live;
create index lot_live on lot (account_id) where live;
alter table lot set (fillfactor = 70);
alter table lead_balance set (fillfactor = 70);

-- Nothing looks entries up by their download.
drop index ledger_entry_of_download;
