-- For statements whose answer nobody waits for: what their caller would have looked for in it fails them instead.
create function refused(why text) returns void language plpgsql as $$
begin
  raise exception '%', why;
end $$;
