-- The newest event of an account is read before every command. An index that begins with account_id,
-- or one that begins with the topic, is as good for that in the eyes of a planner that knows a young
-- table (or many small accounts): it then reads every event of the account and sorts them. So the
-- unique (topic, account_id, account_seq) is the only one that leads to an account.
drop index event_log_of_stream;
create index event_log_of_stream on event_log (stream_id, account_seq);
-- The order of the log identifies its rows; `pos` alone says no more.
drop index event_log_in_order;
alter table event_log drop constraint event_log_pkey;
alter table event_log add constraint event_log_in_order primary key (epoch, xid, pos);
