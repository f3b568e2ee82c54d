// Reads findings from Schemathesis' event report and compares them with the allowed ones.

export type Role = 'nobody' | 'member' | 'owner' | 'finance' | 'super-admin';

/** `says` is the check's message, followed by the answer's status, code and problems. */
export type Finding = { role: Role; operation: string; check: string; says: string; example: string; count: number };
export type ApiRun = { findings: Finding[]; operations: number; complete: boolean; statuses: Map<number, number> };

export type AllowedFinding = {
  /** As in the API document: `POST /api/v2/downloads`. */
  operation: string;
  check: string;
  /** Matches the check's message and the answer's status. */
  says: RegExp;
  /** Absent: any role. */
  roles?: readonly Role[];
  /** What is drawn decides whether it is met, so it has to occur in no run. */
  isRandom?: true;
  reason: string;
};

type Failure = { failure_info?: { failure: { operation: string; message: string } }; name: string; status: string };
type Interaction = {
  request: { method: string; uri: string };
  response: { status_code: number; content?: { $base64?: string } | null } | null;
};
type Event = {
  ScenarioFinished?: { recorder: { checks?: Record<string, Failure[]>; interactions?: Record<string, Interaction> } };
  NonFatalError?: { label: string; value: { type: string; message: string } };
  FatalError?: { exception?: unknown };
  LoadingFinished?: { statistic: { operations: { selected: number } } };
  EngineFinished?: { stop_reason: string };
};

/** Reads the report of one run. A repeated finding of an operation is kept once, with its first request. */
export function readRun(role: Role, ndjson: string): ApiRun {
  const found = new Map<string, Finding>();
  const run: ApiRun = { findings: [], operations: 0, complete: false, statuses: new Map() };
  const add = (operation: string, check: string, message: string, example: string): void => {
    const says = message
      .split('\n')
      .filter((line) => line.trim() !== '')
      .join(' | ');
    const key = JSON.stringify([operation, check, says]);
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { role, operation, check, says, example, count: 1 });
  };
  for (const line of ndjson.split('\n').filter(Boolean)) {
    const event = JSON.parse(line) as Event;
    if (event.LoadingFinished) run.operations = event.LoadingFinished.statistic.operations.selected;
    if (event.EngineFinished) run.complete = event.EngineFinished.stop_reason === 'completed';
    if (event.FatalError) add('the run', 'FatalError', JSON.stringify(event.FatalError), '');
    if (event.NonFatalError)
      add(event.NonFatalError.label, event.NonFatalError.value.type, event.NonFatalError.value.message, '');
    const { checks = {}, interactions = {} } = event.ScenarioFinished?.recorder ?? {};
    for (const { response } of Object.values(interactions)) {
      if (response) run.statuses.set(response.status_code, 1 + (run.statuses.get(response.status_code) ?? 0));
    }
    for (const [id, of] of Object.entries(checks)) {
      for (const { name, status, failure_info: info } of of) {
        if (status === 'failure' && info)
          add(
            info.failure.operation,
            name,
            `${info.failure.message}\n${answerOf(interactions[id])}`,
            requestOf(interactions[id]),
          );
      }
    }
  }
  return { ...run, findings: [...found.values()] };
}

export type Judgement = { unexpected: Finding[]; unmet: AllowedFinding[] };

/** Findings that are not allowed, and allowed findings that did not occur. Both need fixing. */
export function judge(findings: readonly Finding[], allowed: readonly AllowedFinding[]): Judgement {
  return {
    unexpected: findings.filter((finding) => !allowed.some((entry) => allows(entry, finding))),
    unmet: allowed.filter((entry) => !findings.some((finding) => allows(entry, finding))),
  };
}

/** One line per finding, for the message of a failed test. */
export function listed(findings: readonly Finding[]): string[] {
  return findings.map(({ role, operation, check, says, example, count }) =>
    `${role}: ${operation}: ${check} (${count}): ${says.slice(0, 300)} ${example.slice(0, 200)}`.trim(),
  );
}

function allows({ operation, check, says, roles: only }: AllowedFinding, finding: Finding): boolean {
  return (
    finding.operation === operation &&
    finding.check === check &&
    says.test(finding.says) &&
    (only?.includes(finding.role) ?? true)
  );
}

function requestOf(interaction: Interaction | undefined): string {
  return interaction ? `${interaction.request.method} ${interaction.request.uri}` : '';
}

function answerOf(interaction: Interaction | undefined): string {
  if (!interaction?.response) return 'no answer';
  const { status_code: status, content } = interaction.response;
  const text = Buffer.from(content?.$base64 ?? '', 'base64').toString();
  if (status < 400 || !text.startsWith('{')) return String(status);
  const { code, details = [] } = JSON.parse(text) as {
    code?: string;
    details?: { message?: string; problem?: string }[] | object;
  };
  // A refused payment has the processor's words there, in place of a list of fields.
  const fields = Array.isArray(details) ? (details as { message?: string; problem?: string }[]) : [];
  const problems = [...new Set(fields.map(({ message, problem }) => message ?? problem ?? ''))].sort();
  return `${status} ${code ?? 'without a code'}${problems.length > 0 ? `: ${problems.join('; ')}` : ''}`;
}
