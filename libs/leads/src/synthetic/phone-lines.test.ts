import { expect, it } from '@jest/globals';
import { linePlanner } from './phone-lines.ts';

const runOfLeads = 12;

/** The phone numbers of a place's leads, computed as the statement does. */
function linesOf(leads: number, codes: readonly string[], plan: { code_turn: number; line_from: number[] }): string[] {
  return Array.from({ length: leads }, (_, ordinal) => {
    const run = Math.floor(ordinal / runOfLeads) + plan.code_turn;
    const turns = codes.length + 1;
    const at = Math.max(1, run % turns);
    const runsOfCode = Math.floor(run / turns) * (at === 1 ? 2 : 1) + Number(run % turns === 1);
    const line = (plan.line_from[at - 1] ?? 0) + runsOfCode * runOfLeads + (ordinal % runOfLeads);
    return `${codes[at - 1]} ${line % 10_000}`;
  });
}

const given = (places: readonly { zip: string; leads: number; area_codes: readonly string[] }[]) => {
  const planned = linePlanner();
  return places.flatMap((place) => linesOf(place.leads, place.area_codes, planned(place)));
};

it('gives no number twice, whatever codes places share and wherever their turns begin', () => {
  const codes = [['602'], ['602', '480'], ['480', '602', '623'], ['623', '480', '602', '520'], ['520']];
  const places = Array.from({ length: 100 }, (_, index) => ({
    zip: String(85_001 + index * 7),
    leads: 1 + ((index * 37) % 90),
    area_codes: codes[index % codes.length] ?? [],
  }));
  const lines = given(places);
  expect(lines.length).toBeGreaterThan(4000);
  expect(new Set(lines).size).toBe(lines.length);
});

it('uses all numbers of an area code before one repeats', () => {
  const lines = given([1, 2, 3].map((place) => ({ zip: `8500${place}`, leads: 5000, area_codes: ['602'] })));
  expect(new Set(lines).size).toBe(10_000);
});

it('uses the first area code of a place twice as often as each other', () => {
  const lines = given([{ zip: '85001', leads: 4800, area_codes: ['602', '480', '623'] }]);
  const count = (code: string) => lines.filter((line) => line.startsWith(code)).length;
  expect([count('602'), count('480'), count('623')]).toEqual([2400, 1200, 1200]);
});
