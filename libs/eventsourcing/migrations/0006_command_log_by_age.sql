-- Old answers are removed hourly; without it each time would read the whole log.
create index command_log_by_age on command_log (at);
