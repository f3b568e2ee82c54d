type Line = { level: number; time: string; service: string; msg?: string; err?: { message?: string; stack?: string } };

const WARN = 40;
const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
// Said of each restart in other words already.
const ownWords = new Set(['started', 'stopping']);

/** A line of JSON as text; undefined for one that nobody needs. A line that is no JSON stays as it is. */
export function shownLog(line: string): string | undefined {
  const parsed = parse(line);
  if (parsed === undefined) return line;
  const { level, time, service, msg = '', err, ...others } = parsed;
  if (level < WARN && ownWords.has(msg)) return undefined;
  const more = Object.keys(others).length > 0 ? ` ${JSON.stringify(others)}` : '';
  const cause = err === undefined ? '' : level > WARN ? `\n${err.stack}` : `: ${err.message}`;
  return `${time.slice(11, 19)} ${service} ${levels[level] ?? level}: ${msg}${more}${cause}`;
}

function parse(line: string): Line | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    return JSON.parse(line) as Line;
  } catch {
    // Text that only begins like one of ours.
    return undefined;
  }
}
