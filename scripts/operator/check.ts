// scripts/operate check: the rules of the ledger over time, and the hash chains of every log.
import type { CheckLine } from '@leadwright/billing/close/rules/check-accounts';
import type { Rule } from '@leadwright/billing/close/rules/rules';
import type { LogCheck } from '@leadwright/eventsourcing/operate/check-log';
import { exitCodes, type CommandResult } from './exit-codes.ts';
import { AnswerError, type Services } from './services.ts';

type Broken = Extract<CheckLine, { kind: 'broken' }>;
type Report = Extract<CheckLine, { kind: 'report' }>;

const SHOWN_MAX = 20;

/** Exit code `notDone` if a rule is broken. Without an account it checks all of them. */
export async function check(
  services: Services,
  account: string | undefined,
  tell: (line: string) => void,
): Promise<CommandResult> {
  const { rules } = await services.get<{ rules: Rule[] }>('billing', '/internal/rules');
  const { report, broken } = await checkBilling(services, account, tell);
  const logs = await checkLogs(services, account, tell);
  const logBreaks = logs.flatMap(({ service, breaks }) =>
    service === 'billing' ? [] : breaks.map((found) => ({ service, ...found })),
  );
  const held = new Map(report.rules.map((sum) => [sum.rule, sum.broken]));
  const isBroken = (rule: Rule): boolean =>
    (held.get(rule.number) ?? 0) > 0 || (rule.number === 13 && logBreaks.length > 0);
  const lines = [
    ...rules.map(
      (rule) => `${mark(rule, isBroken(rule))}  ${String(rule.number).padStart(2)}  ${rule.says}${by(rule)}`,
    ),
    ...broken.slice(0, SHOWN_MAX).map(({ rule, accountId, detail }) => `rule ${rule}, ${accountId}: ${detail}`),
    ...(broken.length > SHOWN_MAX ? [`and ${broken.length - SHOWN_MAX} more; --json has all of them`] : []),
    ...logBreaks.map(
      ({ service, accountId, accountSeq }) => `rule 13, ${accountId}: ${service}'s log breaks at ${accountSeq}`,
    ),
    `${report.accounts} accounts of billing; logs of ${logs.map(({ service }) => service).join(', ')}.`,
  ];
  const json = { accounts: report.accounts, rules: report.rules, broken, logs };
  return { json, lines, exitCode: rules.some(isBroken) ? exitCodes.notDone : exitCodes.done };
}

const mark = (rule: Rule, broken: boolean): string =>
  broken ? 'BROKEN' : rule.held.by === 'state' ? 'holds ' : 'test  ';
const by = ({ held }: Rule): string => (held.by === 'test' ? ` (${held.file}: ${held.name})` : '');

async function checkBilling(
  services: Services,
  account: string | undefined,
  tell: (line: string) => void,
): Promise<{ report: Report; broken: Broken[] }> {
  const broken: Broken[] = [];
  const body = account === undefined ? {} : { accounts: [account] };
  for await (const line of services.lines('billing', '/internal/rules/checks', body) as AsyncGenerator<CheckLine>) {
    if (line.kind === 'report') return { report: line, broken };
    if (line.kind === 'broken') broken.push(line);
    else tell(`billing: ${line.accounts} accounts`);
  }
  throw new AnswerError('billing ended in the middle of the check; nothing is known of the rest');
}

async function checkLogs(
  services: Services,
  account: string | undefined,
  tell: (line: string) => void,
): Promise<({ service: string } & LogCheck)[]> {
  const found: ({ service: string } & LogCheck)[] = [];
  const body = account === undefined ? {} : { accounts: [account] };
  for (const service of services.names) {
    let last: LogCheck | undefined;
    for await (const line of services.lines(service, '/internal/log/checks', body) as AsyncGenerator<LogCheck>)
      last = line;
    if (last?.ended !== true) throw new AnswerError(`${service} ended in the middle of the check of its log`);
    tell(`${service}: the log of ${last.accounts} accounts`);
    found.push({ service, ...last });
  }
  return found;
}
