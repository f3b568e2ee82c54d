import { judge, listed, readRun, type AllowedFinding, type Finding } from './findings.ts';

const operation = 'POST /api/v2/downloads';
const check = 'positive_data_acceptance';
const allowed: AllowedFinding = { operation, check, says: /400 refused/, reason: 'a reason' };
const finding: Finding = {
  role: 'owner',
  operation,
  check,
  says: 'Valid data | 400 refused',
  example: 'POST http://x/',
  count: 1,
};

const failure = (message: string): object => ({
  name: check,
  status: 'failure',
  failure_info: { failure: { operation, message } },
});
const interaction = (status: number, body: object): object => ({
  request: { method: 'POST', uri: 'http://x/' },
  response: { status_code: status, content: { $base64: Buffer.from(JSON.stringify(body)).toString('base64') } },
});
const refused = interaction(400, { code: 'refused', details: [{ message: 'b' }, { problem: 'a' }, { message: 'b' }] });
const report = [
  { LoadingFinished: { statistic: { operations: { selected: 26 } } } },
  {
    ScenarioFinished: {
      recorder: {
        checks: {
          one: [failure('Valid\n\ndata'), { name: 'other', status: 'success' }],
          two: [failure('Valid\ndata')],
        },
        interactions: { one: refused, two: refused },
      },
    },
  },
  { NonFatalError: { label: operation, value: { type: 'UnsupportedRegexPattern', message: 'no value' } } },
  { EngineFinished: { stop_reason: 'completed' } },
]
  .map((event) => JSON.stringify(event))
  .join('\n');

describe('findings of Schemathesis', () => {
  it('are kept once per operation, check and answer, with the first request', () => {
    expect(readRun('owner', report)).toMatchObject({
      complete: true,
      operations: 26,
      statuses: new Map([[400, 2]]),
      findings: [
        { operation, check, says: 'Valid | data | 400 refused: a; b', example: 'POST http://x/', count: 2 },
        { operation, check: 'UnsupportedRegexPattern', says: 'no value', count: 1 },
      ],
    });
  });

  it('are rejected when the report is cut off', () => {
    expect(readRun('owner', report.split('\n').slice(0, 2).join('\n')).complete).toBe(false);
    expect(readRun('owner', '')).toMatchObject({ complete: false, operations: 0 });
  });

  it('are allowed only for the listed operation, check, answer and role', () => {
    expect(judge([finding], [allowed])).toEqual({ unexpected: [], unmet: [] });
    for (const entry of [
      { operation: 'GET /api/v2/me' },
      { check: 'not_a_server_error' },
      { says: /500/ },
      { roles: ['finance'] as const },
    ]) {
      expect(judge([finding], [{ ...allowed, ...entry }])).toEqual({
        unexpected: [finding],
        unmet: [{ ...allowed, ...entry }],
      });
    }
    expect(listed([finding])).toEqual([`owner: ${operation}: ${check} (1): Valid data | 400 refused POST http://x/`]);
  });

  it('fail the run when an allowed one no longer occurs', () => {
    expect(judge([], [allowed])).toEqual({ unexpected: [], unmet: [allowed] });
  });
});
