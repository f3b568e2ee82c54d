-- What each lot cost and which invoice paid for it. Lots of before costs were kept cost 0 and name none.
alter table lot add column cost_cents bigint not null default 0 check (cost_cents >= 0);
alter table lot add column invoice_id text;

-- Who was acted for, what an entry corrects, and when that happened where its period is locked. A rebuild fills
-- them in for entries of before.
alter table ledger_entry add column on_behalf_of text;
alter table ledger_entry add column corrects text;
alter table ledger_entry add column dated_at timestamptz;
