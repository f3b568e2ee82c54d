import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accepted, findingsIn, type Advisory, type Lock } from './advisories.ts';
import { advisoriesOf, merged } from './audit-report.ts';
import { lockedPackages } from './locks.ts';
import { isIn } from './version-range.ts';

const lock = lockedPackages(path.join(__dirname, '../..'));
const advisories = JSON.parse(readFileSync(path.join(__dirname, 'advisories.json'), 'utf8')) as Advisory[];

describe('the lock files', () => {
  it('install no version that an advisory names', () => {
    expect(
      findingsIn(lock, advisories).map(
        ({ path: at, version, advisory }) => `${at}@${version}: ${advisory.id}, fixed in ${advisory.fixedIn ?? 'none'}`,
      ),
    ).toEqual([]);
  });

  it('would be caught with a weak version, also inside another package', () => {
    const weak: Lock = {
      packages: {
        'node_modules/fast-jwt': { version: '6.3.5' },
        'node_modules/a/node_modules/ws': { version: '8.17.0', dev: true },
        'node_modules/ws': { version: '8.17.1' },
      },
    };
    expect(findingsIn(weak, advisories).map(({ path: at }) => at)).toEqual([
      'node_modules/fast-jwt',
      'node_modules/a/node_modules/ws',
    ]);
  });

  it('have the hash of every package that they install', () => {
    const bare = Object.entries(lock.packages).filter(
      ([at, { integrity, link }]) => at.includes('node_modules/') && link !== true && integrity === undefined,
    );
    expect(bare.map(([at]) => at)).toEqual([]);
  });

  it('hold each accepted package, and no image does', () => {
    for (const { path: at, version } of accepted)
      expect([at, lock.packages[at]?.version, lock.packages[at]?.dev]).toEqual([at, version, true]);
  });
});

describe('an advisory', () => {
  it.each(advisories.map((advisory) => [`${advisory.package} ${advisory.id}`, advisory] as const))(
    '%s can be read, and its fixed version is outside of it',
    (_, { vulnerable, fixedIn, severity, source }) => {
      if (fixedIn !== null) expect(isIn(fixedIn, vulnerable)).toBe(false);
      expect(severity).toMatch(/^(low|moderate|high|critical)$/);
      expect(source).toMatch(/^https:\/\//);
    },
  );

  it('stands once', () => {
    const keys = advisories.map(({ package: name, id }) => `${name} ${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(merged(advisories, [])).toEqual(advisories);
  });
});

describe('a range of versions', () => {
  it.each([
    ['1.2.3', '<1.2.4', true],
    ['1.2.4', '<1.2.4', false],
    ['1.2.4-rc.1', '<1.2.4', true],
    ['1.10.0', '>=1.9.0 <1.11', true],
    ['2.0.0', '<1.1.18 || >=2.0.0 <2.1.4', true],
    ['1.2.0', '<1.1.18 || >=2.0.0 <2.1.4', false],
    ['4.5.6', '4.5.6', true],
    ['4.5.6', '>= 4.5.6 < 5', true],
    ['9.9.9', '*', true],
  ])('%s in %s: %s', (version, range, expected) => expect(isIn(version, range)).toBe(expected));

  it.each(['', 'about 3', '<next'])('that cannot be read is a fault: "%s"', (range) =>
    expect(() => isIn('1.0.0', range)).toThrow('not a range of versions'),
  );
});

describe('what npm audit answers', () => {
  const report = {
    vulnerabilities: {
      ws: {
        via: [
          {
            name: 'ws',
            title: 'DoS by many headers',
            url: 'https://github.com/advisories/GHSA-3h5v-q93c-6h6q',
            severity: 'high',
            range: '>=8.0.0 <8.17.1',
          },
        ],
      },
      jsdom: { via: ['ws'] },
    },
  };

  it('becomes advisories, once each', () => {
    expect(advisoriesOf(JSON.stringify(report))).toEqual([
      {
        package: 'ws',
        vulnerable: '>=8.0.0 <8.17.1',
        fixedIn: '8.17.1',
        id: 'GHSA-3h5v-q93c-6h6q',
        severity: 'high',
        source: 'https://github.com/advisories/GHSA-3h5v-q93c-6h6q',
        note: 'DoS by many headers',
      },
    ]);
    expect(merged(advisories, advisoriesOf(JSON.stringify(report)))).toHaveLength(advisories.length);
  });

  it('is not taken for "nothing found" where the registry refuses', () => {
    expect(() => advisoriesOf('{"message":"405 Method Not Allowed"}')).toThrow('405 Method Not Allowed');
  });
});
