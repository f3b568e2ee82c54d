-- What the order of the rows is made of. Null: their keys, as in every download that was asked for before there were words.
alter table download add column chosen_by text check (chosen_by in ('words'));
