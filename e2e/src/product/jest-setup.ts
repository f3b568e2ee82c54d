// Whole paths through real processes: generous, but bounded.
jest.setTimeout(240_000);
