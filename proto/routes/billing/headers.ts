import { idempotencyKey } from '../idempotency-key.ts';

export const CallHeaders = idempotencyKey('The same key is the same call, however often it is sent.');
