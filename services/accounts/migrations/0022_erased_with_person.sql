-- Erasing a person is one delete: what hangs on the person goes with the row.
delete from one_time_link where not exists (select 1 from person where person.id = one_time_link.person_id);
alter table one_time_link
  add constraint one_time_link_of_person foreign key (person_id) references person (id) on delete cascade;
