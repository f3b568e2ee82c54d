// Whatever the API refuses, a person reads the page's words: no id, and no sentence of a validator.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import { limits, refusalOf } from '@leadwright/gateway/auth/limits';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { get } from '../../server/client.ts';
import { network } from '../../testing/network.ts';
import { forMachines } from '../../testing/shown.ts';
import { problemsAt } from './form-problems.ts';
import { Failed } from '../feedback/loaded.tsx';

type Refusal = { status: number; code: string; message: string };

const root = path.resolve(__dirname, '../../../..');
const correlationId = '01a2b3c4-1111-7222-8333-444455556666';
const validated = [
  { at: '/rows', problem: 'must be a whole number' },
  { instancePath: '/rows', keyword: 'type', message: 'must be integer' },
  { instancePath: '', keyword: 'minItems', message: 'must NOT have fewer than 1 items' },
];

/** What any service refuses, in whatever table, and the rate limits of the gateway. */
async function refused(): Promise<Refusal[]> {
  const files = readdirSync(path.join(root, 'proto/routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('refusals.ts'))
    .map((file) => path.join(root, 'proto/routes', file));
  const tables = await Promise.all(files.map((file) => import(file) as Promise<Record<string, object>>));
  return [
    ...tables.flatMap((exported) => Object.values(exported)).flatMap((table) => Object.values(table) as Refusal[]),
    ...Object.values(commonRefusals),
    ...Object.keys(limits).map((name) => refusalOf(name as LimitName)),
  ];
}

const unknown: Refusal[] = [400, 404, 409, 422, 429, 500, 503].map((status) => ({
  status,
  code: 'never-heard-of',
  message: 'body/rows must be integer',
}));

/** What a person sees of a refusal, under a form and at its fields. */
async function shownOf(refusal: Refusal, details?: unknown): Promise<string> {
  network.use(
    http.get('*/api/v2/usage', () =>
      HttpResponse.json({ ...refusal, correlationId, details }, { status: refusal.status }),
    ),
  );
  const error: unknown = await get('/api/v2/usage').catch((problem: unknown) => problem);
  const { at } = problemsAt(error, { rows: 'Give a whole number.' });
  const { container, unmount } = render(<Failed error={error} safe={at.rows} />);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

it('every refusal of every service is shown in words, as it is and with what a validator adds', async () => {
  const told = [...(await refused()), ...unknown].map(({ status, code, message }) => ({
    status,
    code,
    message,
  }));
  // Most routes name the same few.
  const all = [...new Map(told.map((each) => [JSON.stringify(each), each])).values()];
  expect(new Set(all.map(({ code }) => code)).size).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const refusal of all) {
    const added = `${refusal.message} body/rows must be integer, must NOT have additional properties (${correlationId})`;
    for (const text of [await shownOf(refusal), await shownOf({ ...refusal, message: added }, validated)]) {
      if (text.length < 10 || forMachines(text).length > 0) wrong.push(`${refusal.code}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('the server has its say about a weak password alone, in the sentence that it means for people', async () => {
  const weak = { status: 422, code: 'password-too-weak', message: 'The password needs at least 8 characters.' };
  expect(await shownOf(weak)).toContain(weak.message);
});
