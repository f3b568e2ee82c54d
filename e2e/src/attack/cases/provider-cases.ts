// The routes of payment providers: they take raw bytes and forms from anywhere, and nothing that is not signed.
import { asOwner, attack, chunks, get, head, post, postChunked, type AttackCase } from '../attack-case.ts';

const hook = '/api/v2/webhooks/sandbox';
const json = 'Content-Type: application/json\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
// An installation that works with another provider does not know this one.
const REFUSED = [401, 404] as const;
const BYTES_MAX = 1024 * 1024;

const bodies: [name: string, body: string][] = [
  ['JSON', '{ "id" : "evt_1" }'],
  ['no JSON', '{"id":'],
  ['bytes that are no text', '\xff\x00\xfe'],
  ['a request', 'GET /internal/events HTTP/1.1\r\nHost: billing\r\n\r\n'],
  ['a poisoned key', '{"__proto__":{"admin":true}}'],
  ['5,000 arrays in each other', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['more than other routes take', 'a'.repeat(70_000)],
];
const otherTypes = ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/json, text/plain'];
const invented = ['invented', '__proto__', 'constructor', '%2e%2e', 'sandbox%00', 'sandbox%2f..', 'x'.repeat(400)];

export const providerCases: AttackCase[] = [
  ...bodies.map(([name, body]) => attack(`provider: ${name}`, post(hook, body, json), REFUSED)),
  ...bodies
    .slice(0, 4)
    .map(([name, body]) => attack(`provider: ${name}, in chunks`, postChunked(hook, [body], json), REFUSED)),
  attack('provider: a form', post(hook, 'a=1&b=%00', form), REFUSED),
  attack('provider: no body', post(hook, '', ''), REFUSED),
  ...otherTypes.map((type) => attack(`provider: type ${type}`, post(hook, '{}', `Content-Type: ${type}\r\n`), 415)),
  attack('provider: no type', post(hook, '{}', ''), 415),
  attack('provider: a compressed body', post(hook, '{}', `${json}Content-Encoding: gzip\r\n`), 415),
  attack(
    'provider: a body above 1 MiB by its length',
    head('POST', hook, `${json}Content-Length: ${BYTES_MAX + 1}\r\n`),
    413,
  ),
  attack('provider: a form of another page', post(hook, 'a=1', `${form}Origin: https://evil.test\r\n`), REFUSED),
  attack("provider: a person's token counts for nothing", post(hook, '{}', `${json}${asOwner}`), REFUSED),
  attack(
    'provider: two signatures',
    post(hook, '{}', `${json}Sandbox-Signature: a\r\nSandbox-Signature: b\r\n`),
    REFUSED,
  ),
  attack('provider: by GET', get(hook), 405, { allow: ['POST'] }),
  ...invented.map((name) =>
    attack(`provider: named ${name.slice(0, 20)}`, post(`/api/v2/webhooks/${name}`, '{}', json), [400, 404]),
  ),
  attack(
    'provider: chunks with another length',
    head('POST', hook, `${json}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`) + chunks('{}'),
    400,
    { closes: true },
  ),
];
