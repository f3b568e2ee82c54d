-- A key that is used for another request is refused with the names of the fields that differ. Absent for answers that were kept before.
alter table command_log add column field_hashes jsonb;
