import { defaultClaims } from '@leadwright/runtime/site/public-claims';
import { createSaysAsBuilt } from './says-as-built.ts';

const built = (): unknown => JSON.parse(JSON.stringify(defaultClaims('leadwright')));
const other = { claims: { years: 3 }, products: [] };

function check(answers: (() => unknown)[]) {
  let ms = 1_000;
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer?.();
  };
  const saysAsBuilt = createSaysAsBuilt(ask, { site: 'leadwright', now: () => ms });
  return { saysAsBuilt, after: (passed: number) => ((ms += passed), saysAsBuilt()), asked: () => asked };
}

it('an operator who has said nothing else says what the build wrote', async () => {
  expect(await check([built]).saysAsBuilt()).toBe(true);
  expect(await check([() => other]).saysAsBuilt()).toBe(false);
});

it('another document is known within ten seconds, and one question answers all who ask meanwhile', async () => {
  const { saysAsBuilt, after, asked } = check([built, () => other]);
  expect(await Promise.all([saysAsBuilt(), saysAsBuilt(), saysAsBuilt()])).toEqual([true, true, true]);
  expect([await after(9_999), asked()]).toEqual([true, 1]);
  expect([await after(1), asked()]).toEqual([false, 2]);
});

it('nothing is claimed while nobody can say, and it is asked again after a second', async () => {
  const away = () => {
    throw new Error('accounts is away');
  };
  const { saysAsBuilt, after, asked } = check([away, built]);
  expect([await saysAsBuilt(), await after(999), asked()]).toEqual([false, false, 1]);
  expect([await after(1), asked()]).toEqual([true, 2]);
});
