// Whole paths through real processes need long timeouts, but bounded ones.
jest.setTimeout(240_000);
