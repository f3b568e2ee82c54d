// scripts/operate chain: audit recomputes an account's hash chain from the bytes of both stores.
import type { Command } from './arguments.ts';
import { done, exitCodes, type CommandResult } from './exit-codes.ts';
import type { Services } from './services.ts';

type ChainCommand = Extract<Command, { name: 'chain' }>;

type Report = {
  from: number;
  to: number;
  events: number;
  lastHash: string | null;
  underWay: number;
  clockJumps: { accountSeq: number; eventId: string; recordedAt: string; nextAt: string }[];
  problem: { store: string; problem: string; accountSeq: number; eventId: string; column?: string } | null;
};

const stores: Record<string, (service: string) => string> = {
  log: (service) => `${service}'s log in PostgreSQL`,
  trail: () => 'the trail in ClickHouse',
  both: () => 'both stores',
};
const problems: Record<string, string> = {
  missing: 'is missing, and later ones are there',
  'end-missing': 'is missing, and all after it',
  'previous-hash-differs': 'does not continue the event before it',
  'hash-differs': 'was changed: its hash is not that of its bytes',
  rewritten: 'and all after it have hashes that were computed anew',
  'columns-differ': 'has a column that its bytes say otherwise',
};

/** Exit code `notDone` if an event does not fit. Throws `AnswerError`. */
export async function checkChain(services: Services, command: ChainCommand): Promise<CommandResult> {
  const { account, service, from, to } = command;
  const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const report = await services.get<Report>('audit', '/internal/chain', { account, service, ...range });
  const { problem, events, underWay, lastHash } = report;
  const checked = `${events} events of ${account} in ${service} fit, ${report.from} to ${report.to}`;
  const jumps = report.clockJumps.map(
    ({ accountSeq, eventId, recordedAt, nextAt }) =>
      `Event ${accountSeq} (${eventId}) was recorded at ${recordedAt}, and the one after it at ${nextAt}: a clock ran ahead.`,
  );
  const way = underWay === 0 ? [] : [`${underWay} more fit in the log and are on their way into the trail.`];
  if (problem === null)
    return done(report, [
      `${checked}.`,
      ...way,
      ...jumps,
      ...(lastHash === null ? [] : [`The last hash is ${lastHash}.`]),
    ]);
  const { accountSeq, eventId, column } = problem;
  const named = `Event ${accountSeq}${eventId === '' ? '' : ` (${eventId})`}`;
  const where = (stores[problem.store] ?? (() => problem.store))(service);
  const what = problems[problem.problem] ?? problem.problem;
  return done(
    report,
    [
      `${checked}.`,
      ...jumps,
      `${named} ${what}${column === undefined ? '' : `: ${column}`}. It is ${where} that does not fit.`,
    ],
    exitCodes.notDone,
  );
}
