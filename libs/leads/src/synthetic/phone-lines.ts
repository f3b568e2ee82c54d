// Exchange 555 has no subscribers, so a number reaches nobody; strangers share one only beyond 10,000 leads a code.
import { runOfLeads } from './household-plan.ts';
import type { Expressions } from './expressions.ts';

/** `code_turn`: where its first run stands in the turns of its codes; `line_from`: the first line of each code. */
export type PlannedLines = { code_turn: number; line_from: number[] };

const linesPerCode = 10_000;
// Shares no divisor with the number of lines, so leads with consecutive numbers have distant lines.
const lineStride = 7919;

/** Area codes take turns, the first one twice: A, A, B, C, A, A, B, C …, from the place's own offset. */
export function linePlanner(): (place: { zip: string; leads: number; area_codes: readonly string[] }) => PlannedLines {
  const givenOut = new Map<string, number>();
  return ({ zip, leads, area_codes: codes }) => {
    const turns = codes.length + 1;
    const first = Number(zip) % turns;
    const leadsOf = codes.map(() => 0);
    for (let run = 0; run * runOfLeads < leads; run += 1) {
      const code = Math.max(1, (first + run) % turns) - 1;
      leadsOf[code] = (leadsOf[code] ?? 0) + Math.min(runOfLeads, leads - run * runOfLeads);
    }
    const line_from = codes.map((code, at) => {
      const before = givenOut.get(code) ?? 0;
      givenOut.set(code, before + (leadsOf[at] ?? 0));
      // Skips the turns before the place's own; the 37 gives each code another first line.
      const skipped = (at === 0 ? Math.min(first, 2) : Number(first > at + 1)) * runOfLeads;
      return (before - skipped + Number(code) * 37 + linesPerCode) % linesPerCode;
    });
    return { code_turn: first, line_from };
  };
}

/** `owner` is SQL of the number, within the place, of the lead whose line it is. */
export function lineDrawn(owner: string): Expressions {
  return {
    code_run: `intDiv(ordinal, ${runOfLeads}) + code_turn`,
    code_turns: 'length(area_codes) + 1',
    turn: 'code_run % code_turns',
    code_at: 'greatest(1, turn)',
    area_code: 'area_codes[code_at]',
    run_of_code: 'intDiv(code_run, code_turns) * (1 + (code_at = 1)) + (turn = 1)',
    line: `line_from[code_at] + run_of_code * ${runOfLeads} + ${owner} % ${runOfLeads}`,
    line_number: `leftPad(toString((line * ${lineStride}) % ${linesPerCode}), 4, '0')`,
  };
}
