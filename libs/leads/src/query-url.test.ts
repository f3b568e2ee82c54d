import { countedAt, parseQueryUrl } from './query-url.ts';

const good = '/api/v2/searches/count?dictId=consumers&index=leads.consumers';

// Addresses that a fetch would follow to somewhere else, or read in another way than we do.
const hostileUrls = [
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xA9FEA9FE/',
  'http://0251.0376.0251.0376/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::1]:4101/internal/people/1',
  'http://127.0.0.1:4103/internal/events',
  'http://127.1/',
  'http://0/',
  'http://localhost:5432/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://rebind.example/api/v2/searches/count?dictId=consumers&index=leads.consumers',
  'https://leadwright.example/api/v2/searches/count?dictId=consumers&index=leads.consumers',
  'https://user:password@127.0.0.1/api/v2/searches/count?dictId=consumers&index=leads.consumers',
  '//evil.example/api/v2/searches/count?dictId=consumers&index=leads.consumers',
  '/\\evil.example/api/v2/searches/count?dictId=consumers&index=leads.consumers',
  '\\\\evil.example\\share',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'dict://127.0.0.1:11211/stats',
  'ftp://127.0.0.1/',
  'ws://127.0.0.1/',
  'data:text/plain,consumers',
  'javascript:alert(1)',
  'unix:/var/run/docker.sock',
  '/api/v2/searches/count',
  '/api/v2/searches/count?dictId=consumers',
  '/api/v2/searches/count?index=leads.consumers&dictId=consumers',
  '/api/v2/searches/count?dictId=consumers&index=leads.businesses',
  '/api/v2/searches/count?dictId=nobody&index=nobody',
  '/api/v2/searches/count?dictId=consumers&index=leads.consumers&limit=1',
  '/api/v2/searches/count?dictId=consumers&index=leads.consumers#x',
  '/api/v2/searches/count?dictId=consumers&index=leads.consumers\n',
  '/api/v2/searches/count?dictId=consumers&index=leads.consumers%00',
  '/api/v2/searches/../../internal/events?dictId=consumers&index=leads.consumers',
  '/internal/events?dictId=consumers&index=leads.consumers',
  '/api/v2/searches/count?dictId=__proto__&index=leads.consumers',
  '/api/v2/searches/count?dictId=constructor&index=constructor',
  ` ${good}`,
  '',
];

describe('security S19: a query address', () => {
  it('of our own names dictionary and index', () => {
    expect(parseQueryUrl(good)).toEqual({ dictId: 'consumers', index: 'leads.consumers' });
    for (const dictId of ['consumers', 'businesses'])
      expect(parseQueryUrl(countedAt(dictId).url)).toEqual({ dictId, index: `leads.${dictId}` });
  });

  it.each(hostileUrls)('names nothing otherwise: %j', (text) => expect(parseQueryUrl(text)).toBeNull());
});
