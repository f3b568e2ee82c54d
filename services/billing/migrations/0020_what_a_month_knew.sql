-- A month knows invoices and adjustments too, whose events move no leads: so its position says up to which event of any
-- kind. Null, which a process of the release before leaves, is up to `seq`. The position in the ledger stays as it is,
-- since signed manifests are of it.
alter table month_position add column known_seq bigint;
-- Of months that were cut before, when they were proposed says it.
update month_position as cut set known_seq = greatest(seq, coalesce((select max(account_seq) from event_log, month_close
  where month_close.month = cut.month and event_log.topic = 'leadwright.billing.v1'
    and event_log.account_id = cut.account_id and event_log.recorded_at <= month_close.proposed_at), 0));
