-- Who asked the state's deletion platform (docs/decisions/0092): each work item is a request of its own, platform:<its ID>.
alter table removal_request
  -- Which of the platform's lists it is on; null of who asked us.
  add column list text,
  -- Who asked takes it back: nobody is looked for any more.
  add column withdrawn_at timestamptz;
create index removal_request_open on removal_request (list) where carried_out_at is null;
-- The names of the leads that were found for a work item, as keyed hashes: more than one is an identifier that people share.
create table removed_person (
  request_id text not null references removal_request (request_id),
  person text not null,
  primary key (request_id, person)
);
-- One hash of 256 ends with a zero, and was compared without it: whoever was not found by it is looked for once more. Processes
-- that compare so write up_to alone, also while others are replaced: what they compared does not count here.
alter table looked_through add column compared_up_to bigint not null default 0;
