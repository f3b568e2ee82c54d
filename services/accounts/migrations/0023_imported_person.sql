-- Who came from the product before this one is known and has no password: the first log-in follows a mailed reset.
alter table person add column imported boolean not null default false;
alter table person drop constraint person_check;
alter table person add constraint person_password_check check ((status = 'verified') = (password_hash is not null)
  or (imported and status = 'verified'));
