-- By which call to the processor a promotion was taken: only that one leaves it. Null: taken before it was kept.
alter table promotion_taking add column call_id text;
alter table promo_mark add column call_id text;
