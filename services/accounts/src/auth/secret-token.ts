// Opaque secrets: 256 random bits for the person, their SHA-256 for us. Too many to guess, so no slow hash is needed.
import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A secret that only who holds the earlier one and the salt can make again. */
export function successorOf(secret: string, salt: Buffer): string {
  return createHmac('sha256', secret).update(salt).digest('base64url');
}

export function newSalt(): Buffer {
  return randomBytes(BYTES);
}
