import { describe, expect, it } from '@jest/globals';
import { gateFindings, type VersionFigures } from './gates.ts';

const figures = (given: Partial<VersionFigures> = {}): VersionFigures => ({
  rows: 1000,
  fill: { phone: 0.9 },
  states: { MT: 500, WY: 500 },
  ...given,
});
const file = { rows: 1000, rejected: 50, duplicates: 20, emptied: { gender: 50 } };
const change = { added: 10, gone: 10, changed: 10, same: 980 };
const codes = (now: VersionFigures, of = file, with_ = change) =>
  gateFindings(now, of, { figures: figures(), change: with_ }).map(({ code }) => code);

describe('a version beside the live one', () => {
  it('passes where it is about as that was', () => {
    expect(codes(figures({ rows: 1100 }))).toEqual([]);
  });

  it.each([
    ['rows-differ', figures({ rows: 790, states: { MT: 395, WY: 395 } }), file, change],
    ['fill-fell', figures({ fill: { phone: 0.7 } }), file, change],
    ['many-gone', figures(), file, { ...change, gone: 301 }],
    ['many-rejected', figures(), { ...file, rejected: 130 }, change],
    ['many-duplicates', figures(), { ...file, rejected: 60, duplicates: 60 }, change],
    ['many-bad-cells', figures(), { ...file, emptied: { gender: 96 } }, change],
  ])('needs a reason where it is out of the usual: %s', (code, now, of, with_) => {
    expect(codes(now, of, with_)).toEqual([code]);
  });

  it('names every state whose share is another', () => {
    const found = gateFindings(figures({ states: { MT: 400, WY: 600 } }), file, { figures: figures(), change });
    expect(found).toEqual([
      { code: 'state-share-differs', message: '40.0 % of the leads are in MT, and 50.0 % of the live version.' },
      { code: 'state-share-differs', message: '60.0 % of the leads are in WY, and 50.0 % of the live version.' },
    ]);
  });
});

it('a file of changes needs a reason where it takes many away who are not there', () => {
  const findings = (unknown: number) =>
    gateFindings(figures(), file, { figures: figures(), change }, { asked: 100, unknown }).map(({ code }) => code);
  expect([findings(10), findings(11)]).toEqual([[], ['many-unknown-removals']]);
});

it('the first version of real leads is asked about its file alone', () => {
  expect(gateFindings(figures({ rows: 5 }), file)).toEqual([]);
});
