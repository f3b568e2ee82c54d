-- What one row costs, hundredths of a lead. No request from before the column asked for anything but one lead.
alter table download add column multiplier_hundredths integer not null default 100;
