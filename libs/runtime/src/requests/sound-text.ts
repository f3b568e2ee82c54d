// Well-formed Unicode without NUL: PostgreSQL stores nothing else, and UTF-8 has no lone surrogate.
import { commonRefusals } from '../refusals/common-refusals.ts';
import { refuse } from '../refusals/refusal.ts';

function isSoundText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** Checks every string and key in a parsed value. Throws 400 for unsound text or nesting above `depthMax`. */
export function checkText(value: unknown, depthMax: number): void {
  // A list instead of recursion: the nesting is not known to be small yet.
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: current, depth } = next;
    if (typeof current === 'string') checkOne(current);
    if (typeof current !== 'object' || current === null) continue;
    if (depth >= depthMax) throw refuse(commonRefusals.bodyTooDeep);
    for (const [key, inner] of Object.entries(current)) {
      checkOne(key);
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
}

function checkOne(text: string): void {
  if (!isSoundText(text)) throw refuse(commonRefusals.textInvalid);
}
