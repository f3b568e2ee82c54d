import type { PasswordHasher } from '../auth/password-hash.ts';

/** For tests of other things than passwords: costs nothing, and hides nothing. */
export const cheapPasswords: PasswordHasher = {
  hash: async (password) => `cheap ${password}`,
  verify: async (stored, password) => stored === `cheap ${password}`,
  isOutdated: () => false,
};
