-- Text messages that were not sent stand beside the mails: to_address is a number, subject and html are empty.
alter table mailbox_message add column kind text not null default 'mail' check (kind in ('mail', 'sms'));
