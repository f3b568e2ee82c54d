import { describe, expect, it } from '@jest/globals';
import { naicsCodes, naicsOfSic } from './naics.ts';
import { industries, industryWords } from './sic.ts';

const codesOf = (length: number) =>
  industries()
    .map(({ code }) => code)
    .filter((code) => code.length === length);
const titleOf = (code: string) => industries().find((known) => known.code === code)?.title;

describe('the SIC of 1987', () => {
  it('is whole: 10 divisions, 83 major groups, 416 industry groups, 1,005 industries', () => {
    expect(codesOf(1).join('')).toBe('ABCDEFGHIJ');
    expect([2, 3, 4].map((length) => codesOf(length).length)).toEqual([83, 416, 1005]);
  });

  it('has the titles of the manual', () => {
    expect(['17', '176', '1761', '6411', '51', '09'].map(titleOf)).toEqual([
      'Construction Special Trade Contractors',
      'Roofing, Siding, and Sheet Metal Work',
      'Roofing, Siding, and Sheet Metal Work',
      'Insurance Agents, Brokers, and Service',
      'Wholesale Trade - Nondurable Goods',
      'Fishing, Hunting, and Trapping',
    ]);
    expect(industries().filter(({ title }) => / (And|Or|Of) /.test(title))).toEqual([]);
  });

  it('has no code twice, and each code right under what it lies in', () => {
    const seen = new Set<string>();
    for (const { code, division } of industries()) {
      expect(seen).not.toContain(code);
      if (code.length === 2) expect(seen).toContain(division);
      if (code.length > 2) expect(seen).toContain(code.slice(0, -1));
      seen.add(code);
    }
  });

  it('gives a share to every industry, and to nothing above one', () => {
    expect(industries().filter(({ code, weight }) => weight > 0 !== (code.length === 4))).toEqual([]);
  });

  it('knows what people call an industry, each in one row', () => {
    const known = new Set(codesOf(4));
    expect(industryWords().flatMap(({ codes }) => codes.filter((code) => !known.has(code)))).toEqual([]);
    const words = industryWords().map((row) => row.words);
    expect(words.filter((each, place) => words.indexOf(each) < place)).toEqual([]);
    const codesFor = (said: string) => industryWords().find((row) => row.words === said)?.codes;
    expect(['roofer', 'dentist', 'hvac'].map(codesFor)).toEqual([['1761'], ['8021'], ['1711']]);
  });
});

describe('NAICS 2017', () => {
  it('is what 1,004 of the industries became, 547 of them one code each', () => {
    const all = [...naicsOfSic().values()];
    expect([all.length, all.filter((codes) => codes.length === 1).length, all.flat().length]).toEqual([
      1004, 547, 2201,
    ]);
    expect(codesOf(4).filter((code) => !naicsOfSic().has(code))).toEqual(['9999']);
    expect(naicsOfSic().get('1761')).toEqual(['238160', '238170', '238390']);
  });

  it('has a title for each of them and for every sector and group above', () => {
    const titles = new Map(naicsCodes().map(({ code, title }) => [code, title]));
    expect(['23', '31', '33', '238', '2381', '23816', '238160'].map((code) => titles.get(code))).toEqual([
      'Construction',
      'Manufacturing',
      'Manufacturing',
      'Specialty Trade Contractors',
      'Foundation, Structure, and Building Exterior Contractors',
      'Roofing Contractors',
      'Roofing Contractors',
    ]);
    for (const code of [...naicsOfSic().values()].flat())
      for (const length of [2, 3, 4, 5, 6]) expect(titles.has(code.slice(0, length))).toBe(true);
    expect(titles.size).toBe(naicsCodes().length);
  });
});
