-- What the cells of listed values hold. Downloads asked for before there was a choice hold codes.
alter table download add column cells text not null default 'codes' check (cells in ('labels', 'codes'));
