-- The service owns its tables and may still not change or remove events and entries. A trigger refuses these statements to
-- everybody (0032); without the right they are refused to the service before it. The right to empty a table stays, since a
-- rebuild locks the table by it; the trigger refuses that too.
revoke update, delete on event_log, ledger_entry from current_user;
