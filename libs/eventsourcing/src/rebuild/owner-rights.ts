// A role that owns a table has every right to it, until it gives some up. A copy of the table begins with all of them.

export type RightGivenUp = { table: string; right: string };

/** Asks the database for the rights to tables of the schema `public` that their owners gave up: rows of `RightGivenUp`. */
export const RIGHTS_GIVEN_UP = `
  select relname as "table", privilege_type as "right" from pg_class, lateral aclexplode(acldefault('r', relowner))
  where relnamespace = 'public'::regnamespace and relkind = 'r' and grantee = relowner and relacl is not null
  except select relname, privilege_type from pg_class, lateral aclexplode(relacl)
  where relnamespace = 'public'::regnamespace and grantee = relowner
  order by 1, 2`;
