import { randomUUID } from 'node:crypto';

/** A bot-check token as the page makes one where test tokens are accepted; each is accepted once. */
export const testBotToken = (): string => `test-token.${randomUUID()}`;
