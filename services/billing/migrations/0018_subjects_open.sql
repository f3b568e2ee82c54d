-- What waits of a subject is asked by a condition of its own (webhook-inbox.ts). Under the condition of
-- webhook_inbox_waiting the planner took that index for it, while its statistics were of a day on which nothing
-- waited, and read all that waited for each subject.
drop index webhook_inbox_of_subject;
create index webhook_inbox_of_subject on webhook_inbox (processor, subject) where state <> 'done';
