import { expect, it } from '@jest/globals';
import { industries } from './sic.ts';

const ofLength = (length: number) => industries().filter(({ code }) => code.length === length);

it('has the ten divisions and the 83 major groups of 1987', () => {
  expect(
    ofLength(1)
      .map(({ code }) => code)
      .join(''),
  ).toBe('ABCDEFGHIJ');
  expect(ofLength(2)).toHaveLength(83);
});

it('has the industries that buyers use most', () => {
  expect(ofLength(4).length).toBeGreaterThanOrEqual(120);
  const titles = new Map(industries().map(({ code, title }) => [code, title]));
  expect(titles.get('1761')).toBe('Roofing, siding, and sheet metal work');
  expect(titles.get('6411')).toBe('Insurance agents, brokers, and service');
  for (const code of ['5812', '6531', '7538', '8011', '9999']) expect(titles.has(code)).toBe(true);
});

it('has no duplicate code, and each industry under its major group and division', () => {
  const codes = new Set(industries().map(({ code }) => code));
  expect(codes.size).toBe(industries().length);
  expect(ofLength(4).filter(({ code, weight }) => !codes.has(code.slice(0, 2)) || !(weight > 0))).toEqual([]);
  const division = (code: string) => industries().find((known) => known.code === code)?.division;
  expect(['1761', '5812', '6411', '8011'].map(division)).toEqual(['C', 'G', 'H', 'I']);
});
