import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseOptions, UsageError } from './arguments.ts';
import { addressOf, readPeople, writePeople } from './people-file.ts';
import { siteOf } from './site.ts';

describe('npm run seed', () => {
  it('takes a data folder, or two addresses and the key of the environment', () => {
    expect(parseOptions(['--load', '3', '--data', 'x'])).toMatchObject({ load: 3, site: { data: 'x' } });
    const site = { url: 'http://a:1', accounts: 'http://b:2' };
    expect(parseOptions(['--load', '3', '--url', 'http://a:1/', '--accounts', 'http://b:2'])).toMatchObject({ site });
    expect(siteOf(site, { OPERATOR_SERVICE_PRIVATE_KEY: String.raw`one\ntwo` })).toEqual({
      url: 'http://a:1',
      accountsUrl: 'http://b:2',
      privateKey: 'one\ntwo',
    });
    expect(() => siteOf(site, {})).toThrow('OPERATOR_SERVICE_PRIVATE_KEY is not set');
    expect(() => siteOf({ data: '/nowhere' }, {})).toThrow('no product was ever started on /nowhere');
  });

  it.each([
    [[], '--load is a whole number'],
    [['--load', '0'], '--load is a whole number'],
    [['--load', '1.5'], '--load is a whole number'],
    [['--load', '20001'], '--load is a whole number'],
    [['--load', '1', '--url', 'http://a'], 'given together'],
    [['--load', '1', '--url', 'a', '--accounts', 'http://b'], '--url is an address'],
    [['--load', '1', '--data', 'x', '--url', 'http://a', '--accounts', 'http://b'], 'give --data, or'],
    [['--lead', '1'], ''],
  ])('refuses %j in a sentence', (args, sentence) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(sentence);
  });
});

describe('the file of people', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'people-'));
  const file = path.join(folder, 'people.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('can be read by its owner alone, and keeps batch and password', () => {
    const first = readPeople(file);
    writePeople(file, first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readPeople(file)).toEqual(first);
    expect(addressOf(first, 7)).toBe(`load-${first.batch}-000007@load.test`);
    expect(readFileSync(file, 'utf8')).not.toContain('undefined');
  });

  it('is not taken for one where it is something else', () => {
    writeFileSync(file, '{"people": 3}');
    expect(() => readPeople(file)).toThrow('is not a file of people');
    writeFileSync(file, '{');
    expect(() => readPeople(file)).toThrow('is not JSON');
  });
});
