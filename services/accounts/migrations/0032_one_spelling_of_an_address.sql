-- An address was stored in the form in which it was typed: full-width letters and signs, or signs that nobody sees. It is
-- looked for in plain form (libs/runtime/src/mailboxes/email-address.ts), so that it is stored in that form too. Where both
-- spellings have an account each stays as it is, and is still found by its own.
select set_config('leadwright.scope', 'all', true);
with plain as (
  select id, email, rtrim(lower(btrim(regexp_replace(normalize(email, NFKC),
    '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]', '', 'g'))), '. ') as folded
  from person
), alone as (
  select id, folded from plain p where folded <> email and folded like '_%@_%'
    and not exists (select 1 from plain other where other.id <> p.id and other.folded = p.folded)
)
update person set email = alone.folded from alone where person.id = alone.id;
