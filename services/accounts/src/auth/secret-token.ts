// We store the SHA-256 of 256 random bits: nobody can guess them, so a fast hash is enough.
import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Derives a secret; only the earlier secret together with the salt gives it again. */
export function successorOf(secret: string, salt: Buffer): string {
  return createHmac('sha256', secret).update(salt).digest('base64url');
}

export function newSalt(): Buffer {
  return randomBytes(BYTES);
}
