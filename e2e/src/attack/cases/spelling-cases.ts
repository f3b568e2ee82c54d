// Other spellings of the same JSON: each gets the same answer as the text of JSON.stringify.
import { asJson, asOwner, attack, post, postChunked, utf8, type AttackCase, type Status } from '../attack-case.ts';

type Value = Record<string, unknown>;

const search: Value = {
  dictId: 'consumers',
  geography: { kind: 'ST', values: ['AZ'] },
  filters: [{ field: 'age', from: 20, to: 40 }],
};
const login: Value = { email: 'nobody00@attack.test', password: 'not the right oné' };

const plain = (value: Value): string => utf8(JSON.stringify(value));
const escaped = (text: string): string =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

const spellings: [name: string, of: (value: Value) => string][] = [
  ['pretty-printed', (value) => utf8(JSON.stringify(value, null, 2))],
  ['with tabs', (value) => utf8(JSON.stringify(value, null, '\t'))],
  ['with carriage returns', (value) => utf8(JSON.stringify(value, null, 2).replaceAll('\n', '\r\n'))],
  [
    'with a space after each colon and comma, as Python does',
    (value) => utf8(JSON.stringify(value).replaceAll(/([:,])(?=["[{\d])/g, '$1 ')),
  ],
  ['with white space around it', (value) => `\r\n\t ${plain(value)} \n\n`],
  ['with a thousand spaces behind it', (value) => plain(value) + ' '.repeat(1_000)],
  ['with a byte-order mark', (value) => `\xef\xbb\xbf${plain(value)}`],
  ['in ASCII alone', (value) => JSON.stringify(value).replaceAll('é', '\\u00e9')],
  ['in ASCII alone with capitals', (value) => JSON.stringify(value).replaceAll('é', '\\u00E9')],
  [
    'with every text escaped',
    (value) => JSON.stringify(value).replaceAll(/"([^"]*)"/g, (_, text: string) => `"${escaped(text)}"`),
  ],
  ['with escaped slashes and letters', (value) => utf8(JSON.stringify(value).replaceAll('t', '\\u0074'))],
  [
    'with the first name twice, the last one counts',
    (value) => `${plain(value).replace('{', `{${plain(value).slice(1, -1).split(',')[0]},`)}`,
  ],
];

const numbers: [name: string, from: string, to: string][] = [
  ['2e1 for 20', '2e1', '4e1'],
  ['2E+1 for 20', '2E+1', '4E+1'],
  ['20.0 for 20', '20.0', '40.0'],
  ['200e-1 for 20', '200e-1', '400e-1'],
  ['two dozen zeros behind the point', `20.${'0'.repeat(24)}`, '40'],
];

const count = '/api/v2/searches/count';
const asked = asJson + asOwner;

function ofRoute(target: string, value: Value, headers: string, status: Status): AttackCase[] {
  const likePlain = post(target, plain(value), headers);
  return [
    ...spellings.map(([name, of]) =>
      attack(`spelling: ${target} ${name}`, post(target, of(value), headers), status, { likePlain }),
    ),
    attack(`spelling: ${target} in one chunk`, postChunked(target, [plain(value)], headers), status, { likePlain }),
    attack(
      `spelling: ${target} in chunks that cut a letter`,
      postChunked(target, plain(value).split(/(?<=\xc3|:)/), headers),
      status,
      { likePlain },
    ),
    attack(
      `spelling: ${target} pretty-printed in chunks`,
      postChunked(
        target,
        JSON.stringify(value, null, 2)
          .split(/(?<=\n)/)
          .map(utf8),
        headers,
      ),
      status,
      { likePlain },
    ),
    {
      name: `spelling: ${target} in two pieces with a pause`,
      pieces: [likePlain.slice(0, -9), { pauseMs: 60 }, likePlain.slice(-9)],
      answers: [status],
      likePlain,
    },
  ];
}

const minusZero =
  '{"dictId":"consumers","geography":{"kind":"ST","values":["AZ"]},"filters":[{"field":"age","from":-0,"to":40}]}';

export const spellingCases: AttackCase[] = [
  ...ofRoute(count, search, asked, 200),
  ...ofRoute('/api/login', login, asJson, 401),
  ...numbers.map(([name, from, to]) =>
    attack(`spelling: ${name}`, post(count, plain(search).replace('20', from).replace('40', to), asked), 200, {
      likePlain: post(count, plain(search), asked),
    }),
  ),
  attack('spelling: -0 for 0', post(count, minusZero, asked), [200, 400], {
    likePlain: post(count, minusZero.replace('-0', '0'), asked),
  }),
  attack('spelling: 1e20 is a number too large', post(count, plain(search).replace('20', '1e20'), asked), 400),
  attack('spelling: 1e400 is a number too large', post(count, plain(search).replace('20', '1e400'), asked), 400),
  attack('spelling: an array that grows when it is written again', post(count, '[1e20]', asked), 400),
  attack(
    'spelling: a long array that grows when it is written again',
    post(count, `[${Array.from({ length: 500 }, () => '1e20').join()}]`, asked),
    400,
  ),
  attack('spelling: null', post(count, 'null', asked), 400),
  attack('spelling: null to sign in', post('/api/login', 'null'), 400),
  attack('spelling: true', post(count, 'true', asked), 400),
  attack('spelling: a number', post('/api/login', '-0'), 400),
  attack('spelling: a text', post('/api/login', '"{}"'), 400),
  attack('spelling: an empty array', post('/api/login', '[ ]'), 400),
  attack('spelling: an empty object with a space', post('/api/login', '{ }'), 400),
  attack(
    'spelling: the owner signs in pretty-printed',
    post('/api/login', JSON.stringify({ email: 'member@demo.test', password: 'quiet-meadow-17' }, null, 4)),
    200,
  ),
  attack(
    'spelling: the owner signs in by chunks',
    postChunked('/api/login', ['{"email": "finance@demo.test",', ' "password": "quiet-meadow-17"}']),
    200,
  ),
];
