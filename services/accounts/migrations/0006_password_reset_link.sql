-- Links that set a new password stand beside those that open an account.
alter table one_time_link drop constraint one_time_link_purpose_check;
alter table one_time_link add constraint one_time_link_purpose_check check (purpose in ('sign-up', 'password-reset'));
