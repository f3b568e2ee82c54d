// The page's list of test cards and the sandbox's own are two: the page cannot import a service.
import path from 'node:path';
import { testCards } from './test-cards.ts';

type Check = { taken: boolean; refusal?: { code: string } };

const sandboxCards = path.resolve(__dirname, '../../../../../services/billing/src/providers/sandbox/test-cards.ts');
const checkOf = async (token: string): Promise<Check> => {
  const { checkCard } = (await import(sandboxCards)) as { checkCard: (token: string) => Check };
  return checkCard(token);
};

it.each(testCards.map(({ token }) => token))('the sandbox knows the test card %s', async (token) => {
  expect((await checkOf(token)).refusal?.code).not.toBe('card-invalid');
});

it('the test cards decline, have expired, ask the holder, and are disputed', async () => {
  const codes = await Promise.all(testCards.map(async ({ token }) => (await checkOf(token)).refusal?.code));
  expect(new Set(codes)).toEqual(new Set([undefined, 'card-declined', 'card-expired', 'authentication-required']));
  expect((await checkOf('never-made')).refusal?.code).toBe('card-invalid');
  expect(testCards.map(({ token }) => token)).toContain('tok_dispute');
});
