// Which packages sign and verify tokens. A second library is a second set of defaults and of holes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.ts';

type Locked = { version?: string } & Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>;

const root = path.resolve(__dirname, '../..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/** The lowest versions without the known holes, such as CVE-2026-44351. */
const oldest: Record<string, string> = { '@fastify/jwt': '10.2.8', 'fast-jwt': '6.3.6' };
const others = [
  ...['jsonwebtoken', 'jose', 'jws', 'njwt', 'jwt-simple', 'express-jwt', 'passport-jwt', 'jsrsasign'],
  ...['paseto', 'jwks-rsa', 'node-jose', '@node-rs/jsonwebtoken', 'koa-jwt'],
];
/** Who brings another one that nothing of ours calls. Twilio's library signs tokens for browsers with it. */
const excepted: Record<string, string> = { jsonwebtoken: 'twilio', jws: 'jsonwebtoken' };

const numbers = (version: string): number[] => version.split('.').map(Number);
function isOlder(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)];
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

describe('security S2: tokens', () => {
  it('are signed and verified by versions without the known holes', () => {
    const installed = Object.entries(packages).filter(([place]) => nameOf(place) in oldest);
    expect(new Set(installed.map(([place]) => nameOf(place)))).toEqual(new Set(Object.keys(oldest)));
    const old = installed.filter(([place, { version = '0' }]) => isOlder(version, oldest[nameOf(place)] ?? ''));
    expect(old).toEqual([]);
    expect([isOlder('6.3.5', '6.3.6'), isOlder('6.10.0', '6.3.6'), isOlder('5.9.9', '6.3.6')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('are known to one library: another one comes only with a package that uses it for itself', () => {
    const bringers = Object.entries(packages).flatMap(([place, { dependencies = {}, optionalDependencies = {} }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => others.includes(name))
        .map((name) => ({ name, by: nameOf(place) })),
    );
    expect(bringers.filter(({ name, by }) => excepted[name] !== by)).toEqual([]);
    const found = Object.keys(packages).map(nameOf);
    expect(others.filter((name) => found.includes(name)).sort()).toEqual(Object.keys(excepted).sort());
  });

  it('are signed by no source of ours through another library', () => {
    const imported = new RegExp(`(?:from|import\\(|require\\()\\s*['"](?:${others.join('|')})(?:/[^'"]*)?['"]`);
    expect(imported.test("import { sign } from 'jsonwebtoken';")).toBe(true);
    const places = sourceFiles(root);
    expect(places.length).toBeGreaterThan(500);
    const calling = places.filter((place) => imported.test(readFileSync(path.join(root, place), 'utf8')));
    expect(calling.filter((place) => place !== 'scripts/house/jwt-libraries.test.ts')).toEqual([]);
  });
});
