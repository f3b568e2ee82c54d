import { ServerProblem, wordsFor } from './problem.ts';

const serverMessage = 'body/rows must be a whole number (01a2b3c4-1111-7222-8333-444455556666)';
const about = (status: number, code: string, retryAfterSeconds?: number) =>
  wordsFor(new ServerProblem({ status, code, message: serverMessage, retryAfterSeconds }));

describe('the words of a refusal', () => {
  it.each([400, 404, 405, 409, 413, 415, 422, 429, 500, 503, 504])(
    "are the page's own for a code that it does not know, whatever the server says: %s",
    (status) => {
      expect(about(status, 'never-heard-of')).not.toMatch(/must be|body|01a2b3c4/);
    },
  );

  it.each([
    'invalid-request',
    'query-invalid',
    'fault',
    'upstream-timeout',
    'too-many-searches',
    'not-allowed',
    'json-invalid',
  ])("are the page's own for %s", (code) => {
    expect(about(code === 'fault' ? 500 : 400, code)).not.toMatch(/must be|body|01a2b3c4/);
  });

  it('show what is wrong with a password only where the server says it for people', () => {
    expect(about(422, 'password-too-weak')).toBe(
      'This password is too easy to guess. Several words together make a good one.',
    );
  });

  it('count one second as one', () => {
    expect(about(429, 'too-many-attempts', 1)).toBe('Too many attempts. Please try again in 1 second.');
    expect(about(429, 'too-many-attempts', 30)).toBe('Too many attempts. Please try again in 30 seconds.');
  });
});
