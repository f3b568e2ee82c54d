import { defaultClaims, type PublicClaims } from '@leadwright/runtime/site/public-claims';
import { createSpokenClaims } from './spoken-claims.ts';

const site = defaultClaims('leadwright') as PublicClaims;
const built = (more: object = {}) => JSON.parse(JSON.stringify({ ...site, ...more })) as unknown;
const other = { claims: { years: 3 }, speaks: 'stated', products: [] };

function check(answers: (() => unknown)[]) {
  let ms = 1_000;
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer?.();
  };
  const spoken = createSpokenClaims(ask, { site: 'leadwright', now: () => ms });
  return { spoken, after: (passed: number) => ((ms += passed), spoken()), asked: () => asked };
}

it('an operator who has said nothing else says what the build wrote', async () => {
  expect(await check([built]).spoken()).toBe('as-built');
  expect(await check([() => other]).spoken()).toBe('unclaimed');
});

it('an operator who has figures counted says what the build wrote for that, whatever numbers stood beside it', async () => {
  const { consumers: _, ...without } = site.claims;
  const counted = (claims: object) => check([() => built({ speaks: 'counted', claims })]).spoken();
  expect(await counted(site.claims)).toBe('as-counted');
  expect(await counted({ ...site.claims, consumers: 5 })).toBe('as-counted');
  expect(await counted(without)).toBe('unclaimed');
  expect(await counted({ ...site.claims, years: 8 })).toBe('unclaimed');
  expect(await check([() => built({ speaks: 'counted', products: [] })]).spoken()).toBe('unclaimed');
});

it('another document is known within ten seconds, and one question answers all who ask meanwhile', async () => {
  const { spoken, after, asked } = check([built, () => other]);
  expect(await Promise.all([spoken(), spoken(), spoken()])).toEqual(['as-built', 'as-built', 'as-built']);
  expect([await after(9_999), asked()]).toEqual(['as-built', 1]);
  expect([await after(1), asked()]).toEqual(['unclaimed', 2]);
});

it('nothing is claimed while nobody can say, and it is asked again after a second', async () => {
  const away = () => {
    throw new Error('accounts is away');
  };
  const { spoken, after, asked } = check([away, built]);
  expect([await spoken(), await after(999), asked()]).toEqual(['unclaimed', 'unclaimed', 1]);
  expect([await after(1), asked()]).toEqual(['as-built', 2]);
});
