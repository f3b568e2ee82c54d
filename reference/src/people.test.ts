import { expect, it } from '@jest/globals';
import { decadeCount, emailDomains, firstNames, streets, surnames } from './people.ts';

it('weighs first names by decade of birth: Betty was given in the 1930s, Madison in the 2000s', () => {
  const weights = (name: string) =>
    firstNames().find((known) => known.sex === 'F' && known.name === name)?.byDecade ?? [];
  expect(weights('Betty')[0]).toBeGreaterThan(10_000);
  expect(weights('Betty')[7]).toBe(0);
  expect(weights('Madison')[0]).toBe(0);
  expect(weights('Madison')[7]).toBeGreaterThan(10_000);
  expect(firstNames().every(({ byDecade }) => byDecade.length === decadeCount)).toBe(true);
});

it('has weights of each sex and decade that add up to the whole', () => {
  for (const sex of ['F', 'M'] as const) {
    for (let decade = 0; decade < decadeCount; decade += 1) {
      const sum = firstNames()
        .filter((name) => name.sex === sex)
        .reduce((total, { byDecade }) => total + (byDecade[decade] ?? 0), 0);
      expect(Math.abs(sum - 1_000_000)).toBeLessThan(1000);
    }
  }
});

it('has street names as in the United States', () => {
  const british =
    /Vicarage|Rectory|Glebe|Priory|Manor|Balmoral|Victoria|Laburnum|Windsor|Jubilee|King's|Queen's|Sandringham|Railway|\b(Close|Mews|Row|Crescent|Gardens|Croft)$/;
  expect(streets().filter((name) => british.test(name))).toEqual([]);
  expect(
    streets().filter(
      (name) => !/ (Street|Avenue|Road|Drive|Lane|Court|Way|Place|Boulevard|Terrace|Circle|Highway|Trail)$/.test(name),
    ),
  ).toEqual([]);
  expect(streets()).toEqual(
    expect.arrayContaining(['Main Street', 'Maple Avenue', 'Martin Luther King Boulevard', 'Hickory Lane']),
  );
  expect(new Set(streets()).size).toBe(streets().length);
});

it('has surnames by rank, streets with their suffix and sixty mail providers', () => {
  expect(
    surnames()
      .slice(0, 5)
      .map(({ value }) => value),
  ).toEqual(['Smith', 'Johnson', 'Williams', 'Jones', 'Brown']);
  expect(surnames()).toHaveLength(6000);
  expect(streets().length).toBeGreaterThan(600);
  expect(emailDomains()).toHaveLength(60);
  expect(emailDomains()[0]?.value).toBe('gmail.com');
});
