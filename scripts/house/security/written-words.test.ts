// One gate for every name and sentence that one person writes and another reads: each text of each request is marked as
// such, or stands here with why it is none.
import { routes } from '@leadwright/contracts/routes/routes';
import type { Route } from '@leadwright/contracts/routes/route';
import { validatorCompiler } from '@leadwright/runtime/requests/request-validation';
import { elsewhere, honest } from '@leadwright/runtime/words/testing/hostile-words';
import { mailboxFields } from '@leadwright/runtime/requests/typed-mailbox';
import { writtenFields } from '@leadwright/runtime/words/written';
import { readShare } from '@leadwright/notification/shares/read-share';

/** By why no other person reads it as words; by the last name in the pointer where that says enough. */
const noWords: Record<string, readonly string[]> = {
  'an id, a code or a day, which is looked up': [
    'at uid code personId accountId proposalId lotId corrects customer_id customerDocId customerId plan_code',
    'promotion_code downloadSearch aid searchId downloadId planId invoiceId zone until savedSearch to month',
  ].flatMap((names) => names.split(' ')),
  'a secret, which is compared': 'token token_id response password newPassword currentPassword verificationCode'.split(
    ' ',
  ),
  'an address or a number, to which something is sent':
    'email phone sms_to replyTo /to /cc /bcc /to/* /cc/* /bcc/*'.split(' '),
  'who somebody is, of whom keyed hashes alone are kept':
    '/details/firstName /details/lastName /details/street /details/zip'.split(' '),
  'a search, of which each value is looked up in a list': [
    '/geography/values/* /geographyParams/values/* /fields/* /filters/*/field /filters/*/anyOf/* /filters/*/from /filters/*/to',
    'fields filter order group list',
    '/searchParams/*/field /searchParams/*/anyOf/* /searchParams/*/from /searchParams/*/to queryUrl dictId index',
  ].flatMap((names) => names.split(' ')),
  'what broke, which super-admins read in the error log': [
    'error errorInfo language host href origin pathname port protocol search',
  ].flatMap((names) => names.split(' ')),
  'written by staff, for staff and the trail': ['reason', 'note'],
  'written by the operator, for the site': ['/fields/*/name', '/fields/*/value'],
  'HTML of a super-admin, written anew by the sanitiser (S17)': ['html'],
};
const excused = new Set(Object.values(noWords).flat());
const isExcused = (at: string) => excused.has(at.replace(/^\/msg/, '')) || excused.has(at.split('/').at(-1) ?? '');

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };

/** The free texts in a schema, by JSON pointer. */
function textsIn(schema: Schema | undefined, at = ''): string[] {
  if (schema === undefined) return [];
  const { type, properties = {}, items, anyOf = [] } = schema;
  const free = type === 'string' && schema['enum'] === undefined && schema['const'] === undefined;
  return [
    ...(free ? [at] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => textsIn(inner, `${at}/${name}`)),
    ...anyOf.flatMap((branch) => textsIn(branch, at)),
    ...textsIn(items, `${at}/*`),
  ];
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const withBody = routes.filter(({ body }) => body !== undefined);
const written = withBody.flatMap((route) =>
  writtenFields(route.body).map((field) => ({ name: nameOf(route), route, ...field })),
);

/** The declaration's example with another value at the pointer. */
function exampleWith({ example }: Route, at: string, value: string): unknown {
  const body = structuredClone((example?.body ?? {}) as Record<string, unknown>);
  const names = at.split('/').slice(1);
  const last = names.pop() ?? '';
  let inside = body;
  for (const name of names) inside = (inside[name] ??= {}) as Record<string, unknown>;
  inside[last] = value;
  return body;
}

type Answer = { value?: unknown; error?: { code: string; details: { at: string }[] } };
const checkerOf = ({ body, method, path }: Route) => {
  const check = validatorCompiler({ schema: body as never, httpPart: 'body', method, url: path } as never) as (
    given: unknown,
  ) => Answer;
  return (given: unknown): string => {
    const { error } = check(given);
    return error === undefined ? 'taken' : `${error.code} ${error.details.map(({ at }) => at).join(' ')}`;
  };
};

it('security S17: each text of a request is words that others read, or stands in the list with why not', () => {
  const unknown = withBody.flatMap((route) => {
    const marked = new Set(writtenFields(route.body).map(({ at }) => at));
    return [...new Set(textsIn(route.body as Schema))]
      .filter((at) => !marked.has(at) && !isExcused(at))
      .map((at) => `${nameOf(route)} ${at}`);
  });
  expect(unknown).toEqual([]);
});

it('are as many fields as people write for others today, and 60 hostile values', () => {
  expect(elsewhere.length).toBeGreaterThanOrEqual(60);
  expect([...new Set(written.map(({ name, at }) => `${name} ${at}`))].sort()).toEqual(fields);
});

const fields = [
  'POST /api/email /from/name',
  'POST /api/email /msg/from/name',
  'POST /api/email /msg/subject',
  'POST /api/email /msg/text',
  'POST /api/email /subject',
  'POST /api/email /text',
  'POST /api/email/preview /from/name',
  'POST /api/email/preview /msg/from/name',
  'POST /api/email/preview /msg/subject',
  'POST /api/email/preview /msg/text',
  'POST /api/email/preview /subject',
  'POST /api/email/preview /text',
  'POST /api/v2/downloads /name',
  'POST /api/v2/invitations/accept /name',
  'POST /api/v2/saved-searches /searchName',
  'POST /api/v2/sign-ups /name',
  'POST /api/v2/superadmin/sign-up-links /name',
  'POST /api/v2/team/invitations /name',
  'PUT /api/v2/company-profile /email',
  'PUT /api/v2/company-profile /name',
];

describe.each(written.filter(({ rule }) => rule === 'no-address'))('security S17: $name $at', ({ route, at }) => {
  const check = checkerOf(route);
  it('refuses every hostile value at the field, and takes honest ones', () => {
    const wrong = (text: string) => check(exampleWith(route, at, text));
    expect(elsewhere.filter((text) => wrong(text) !== `address-in-text ${at}`)).toEqual([]);
    // Where an address is asked for, other words are refused as none.
    const taken = mailboxFields(route.body).includes(at) ? [`mailbox-impossible ${at}`, 'taken'] : ['taken'];
    expect(honest.filter((text) => !taken.includes(wrong(text)))).toEqual([]);
  });
});

describe.each(written.filter(({ rule }) => rule === 'own-pages'))('security S17: $name $at', ({ route, at }) => {
  const rules = { publicUrl: 'https://leads.example', mailDomain: 'leads.example' };
  const check = (text: string) => {
    try {
      readShare(exampleWith(route, at, text) as never, rules, false);
      return 'taken';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  it('refuses every hostile value, and takes links to our own pages', () => {
    expect(elsewhere.filter((text) => check(text) !== 'link-not-ours')).toEqual([]);
    expect(check('Look at https://leads.example/share/search?token=x')).toBe('taken');
  });
});
