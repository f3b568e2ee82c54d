-- What ended is removed after 30 days; without it each sweep would read every effect there is.
create index effect_ended on effect (changed_at) where state in ('done', 'failed', 'dead');
