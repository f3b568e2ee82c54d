// Real engines on a busy two-core machine: the default 5 s is too short for the first statement.
jest.setTimeout(60_000);
