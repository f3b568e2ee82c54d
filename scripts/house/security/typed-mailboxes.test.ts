// One rule for every address that a person types: a field named like one has it, or stands here with why not.
import { routes } from '@leadwright/contracts/routes/routes';
import { mailboxFields } from '@leadwright/runtime/requests/typed-mailbox';
import { validatorCompiler } from '@leadwright/runtime/requests/request-validation';

/** By why an address that no mail reaches is taken, or refused elsewhere. */
const others: Record<string, string> = {
  'POST /api/login /email': 'looks up who has an account',
  'POST /api/v2/password-resets /email': 'looks up who has an account; nobody else is mailed',
  'POST /api/:billing/accounts/create /email': 'is the session’s own; nothing is sent there',
  'POST /api/:billing/accounts/update/:accountId /email': 'changes nothing',
  'POST /api/v2/invoices/refresh /email': 'is neither compared nor stored',
  ...Object.fromEntries(
    ['', '/preview'].flatMap((path) =>
      ['', '/msg'].map((at) => [`POST /api/email${path} ${at}/from/email`, 'is of our own domain: `read-share.ts`']),
    ),
  ),
};

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[] };

function emailsIn({ properties = {}, anyOf = [] }: Schema, at = ''): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      ...(/e-?mail$/i.test(name) ? [`${at}/${name}`] : []),
      ...emailsIn(inner, `${at}/${name}`),
    ]),
    ...anyOf.flatMap((branch) => emailsIn(branch, at)),
  ];
}

const typed = routes.flatMap((route) =>
  [...new Set(emailsIn((route.body ?? {}) as Schema))].map((at) => ({
    ...{ route, at, name: `${route.method} ${route.path} ${at}` },
  })),
);
const ruled = typed.filter(({ route, at }) => mailboxFields(route.body).includes(at));

it('each address in a request is one that mail reaches, or stands in the list with why not', () => {
  const free = typed.filter((each) => !ruled.includes(each)).map(({ name }) => name);
  expect([...new Set(free)].sort()).toEqual(Object.keys(others).sort());
});

describe.each(ruled)('$name', ({ route, at }) => {
  const check = validatorCompiler({ schema: route.body as never, httpPart: 'body', method: 'POST', url: '/' } as never);
  const answer = (email: string): string => {
    const { error } = check({ ...(route.example?.body as object), [at.slice(1)]: email }) as {
      error?: { code: string; details: { at: string }[] };
    };
    return error === undefined ? 'taken' : `${error.code} ${error.details.map((each) => each.at).join(' ')}`;
  };

  it.each(['x1%00@catch.example', 'jo..x@catch.example', 'jo%b@catch.example', '张@gmail.com'])(
    'refuses %s, to which no mail gets',
    (email) => expect(answer(email)).toBe(`mailbox-impossible ${at}`),
  );
  it.each(['jo@acme.example', " Jo.O'Neil+leads@Acme.example "])('takes %j', (email) =>
    expect(answer(email)).toBe('taken'),
  );
});
