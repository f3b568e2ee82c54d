import type { AllowedFinding } from './allowed-findings.ts';
import { judge, listed, readRun, type Finding } from './findings.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outcomesOf } from './run-client.ts';

const operation = 'POST /api/v2/downloads';
const check = 'positive_data_acceptance';
const allowed: AllowedFinding = { operation, check, says: /400 refused/, reason: 'a reason' };
const finding: Finding = { role: 'owner', operation, check, says: 'Valid data | 400 refused', example: 'POST http://x/', count: 1 };

const failure = (message: string): object => ({ name: check, status: 'failure', failure_info: { failure: { operation, message } } });
const interaction = (status: number, body: object): object => ({
  request: { method: 'POST', uri: 'http://x/' }, response: { status_code: status, content: { $base64: Buffer.from(JSON.stringify(body)).toString('base64') } },
});
const refused = interaction(400, { code: 'refused', details: [{ message: 'b' }, { problem: 'a' }, { message: 'b' }] });
const report = [
  { LoadingFinished: { statistic: { operations: { selected: 26 } } } },
  { ScenarioFinished: { recorder: { checks: { one: [failure('Valid\n\ndata'), { name: 'other', status: 'success' }], two: [failure('Valid\ndata')] }, interactions: { one: refused, two: refused } } } },
  { NonFatalError: { label: operation, value: { type: 'UnsupportedRegexPattern', message: 'no value' } } },
  { EngineFinished: { stop_reason: 'completed' } },
].map((event) => JSON.stringify(event)).join('\n');

describe('what Schemathesis found', () => {
  it('is kept once for each operation, check and answer, with the first request', () => {
    expect(readRun('owner', report)).toMatchObject({
      complete: true, operations: 26, statuses: new Map([[400, 2]]),
      findings: [
        { operation, check, says: 'Valid | data | 400 refused: a; b', example: 'POST http://x/', count: 2 },
        { operation, check: 'UnsupportedRegexPattern', says: 'no value', count: 1 },
      ],
    });
  });

  it('is no run where the report breaks off', () => {
    expect(readRun('owner', report.split('\n').slice(0, 2).join('\n')).complete).toBe(false);
    expect(readRun('owner', '')).toMatchObject({ complete: false, operations: 0 });
  });

  it('is allowed only by operation, check, answer and role', () => {
    expect(judge([finding], [allowed])).toEqual({ unexpected: [], unmet: [] });
    for (const entry of [{ operation: 'GET /api/v2/me' }, { check: 'not_a_server_error' }, { says: /500/ }, { roles: ['finance'] as const }]) {
      expect(judge([finding], [{ ...allowed, ...entry }])).toEqual({ unexpected: [finding], unmet: [{ ...allowed, ...entry }] });
    }
    expect(listed([finding])).toEqual([`owner: ${operation}: ${check} (1): Valid data | 400 refused POST http://x/`]);
  });

  it('makes an entry that nobody meets a fault of the list', () => {
    expect(judge([], [allowed])).toEqual({ unexpected: [], unmet: [allowed] });
  });
});

describe('what a foreign client says', () => {
  it('is read line by line, and other lines are no outcome', () => {
    expect([...outcomesOf('ok 2e1\nwarning\nfailed application/json; charset=utf-8: 415: no\nok HTTP/1.0, pretty\n')]).toEqual([
      ['2e1', 'ok'], ['application/json; charset=utf-8', '415: no'], ['HTTP/1.0, pretty', 'ok'],
    ]);
  });
});

describe('installing Schemathesis', () => {
  let cache: string;
  beforeEach(() => { cache = mkdtempSync(path.join(tmpdir(), 'leadwright-install-')); });
  afterEach(() => rmSync(cache, { recursive: true }));

  const without = (...missing: string[]) => {
    const asked: string[] = [];
    const run = async (_: string, args: string[]): Promise<void> => {
      asked.push(args.slice(0, 3).join(' '));
      if (missing.some((name) => args.join(' ').includes(name))) throw new Error('it is not there');
    };
    return { asked, run };
  };

  it('falls back to a folder of packages where venv lacks ensurepip, and makes it once', async () => {
    const { asked, run } = without('venv ');
    const first = await installSchemathesis(cache, run);
    expect(first).toMatchObject({ command: ['python3', '-m', 'schemathesis.cli'], env: { PYTHONPATH: expect.stringContaining('schemathesis-target') } });
    expect(asked).toEqual([expect.stringContaining('-m venv'), '-m pip install']);
    expect(await installSchemathesis(cache, run)).toEqual(first);
    expect(asked).toHaveLength(2);
  });

  it('falls back to virtualenv where there is no pip outside of one', async () => {
    const { run } = without('-m venv', '--target');
    expect((await installSchemathesis(cache, run)).command[0]).toContain('schemathesis-virtualenv');
  });

  it('says one sentence that names every way it tried where none works', async () => {
    await expect(installSchemathesis(cache, without('').run)).rejects.toThrow(/^Schemathesis cannot be installed: .*\(venv: it is not there; target: it is not there; virtualenv: it is not there\)\.$/);
  });
});
