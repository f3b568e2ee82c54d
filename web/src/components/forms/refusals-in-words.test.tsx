// Whatever the API refuses, a person reads the page's words: no id, and no sentence of a validator.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** What the services throw: their own tables, and what any of them may refuse. */
async function thrown(): Promise<Refusal[]> {
  const files = readdirSync(path.join(root, 'services'))
    .map((service) => path.join(root, 'services', service, 'src/routes/refusals.ts'))
    .filter((file) => existsSync(file));
  const tables = await Promise.all(
    [...files, path.join(root, 'libs/runtime/src/refusals/common-refusals.ts')].map(
      (file) => import(file) as Promise<Record<string, unknown>>,
    ),
  );
  return tables
    .flatMap((table) => [table['refusals'], table['commonRefusals']])
    .flatMap((rows) => Object.values((rows ?? {}) as Record<string, Refusal>));
}

/** What the API document says that routes answer, rate limits among them. */
function described(): Refusal[] {
  type Described = { content?: Record<string, { examples?: Record<string, { value: Refusal }> }> };
  const { paths } = JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { responses?: Record<string, Described> }>>;
  };
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses = {} }) => Object.entries(responses))
    .flatMap(([status, { content = {} }]) =>
      Object.values(content)
        .flatMap(({ examples = {} }) => Object.values(examples))
        .filter(({ value }) => typeof value === 'object' && 'code' in value)
        .map(({ value }) => ({ ...value, status: Number(status) })),
    );
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
  const told = [...(await thrown()), ...described(), ...unknown].map(({ status, code, message }) => ({
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
