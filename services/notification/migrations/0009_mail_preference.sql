-- Which mails of an account a person does not want; without a row a mail is wanted.
create table mail_preference (
  account_id text not null,
  person_id text not null,
  topic text not null,
  wanted boolean not null,
  primary key (account_id, person_id, topic)
);
alter table mail_preference enable row level security;
alter table mail_preference force row level security;
create policy by_account on mail_preference using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
