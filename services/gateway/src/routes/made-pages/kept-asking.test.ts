import { createKeptAsking } from './kept-asking.ts';

it('what was said last can hold while nobody answers, and a question that fails is asked again after a second', async () => {
  let ms = 1_000;
  const answers: (() => string)[] = [
    () => 'first',
    () => {
      throw new Error('away');
    },
    () => 'second',
  ];
  let asked = 0;
  const known = createKeptAsking<string | null>(
    async () => {
      const answer = answers[asked];
      asked += 1;
      return answer?.() ?? null;
    },
    { otherwise: (last) => last ?? null, now: () => ms },
  );
  const after = (passed: number) => ((ms += passed), known());
  expect([await known(), await after(9_999), asked]).toEqual(['first', 'first', 1]);
  expect([await after(1), await after(999), asked]).toEqual(['first', 'first', 2]);
  expect([await after(1), asked]).toEqual(['second', 3]);
});
