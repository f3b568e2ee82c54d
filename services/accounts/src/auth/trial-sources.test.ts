import { trialSourcesOf, wideNetworkOf } from './trial-sources.ts';

const keys = [
  { id: '2', key: 'n'.repeat(32) },
  { id: '1', key: 'o'.repeat(32) },
];
const sources = (email: string, address = '') => trialSourcesOf(keys, email, address);

describe('where a sign-up comes from', () => {
  it('is one domain for all its addresses, and none where anybody may open a mailbox', () => {
    const [first, ...more] = sources('one@mail.acme.test');
    expect([first, more]).toEqual([expect.stringMatching(/^domain:2:[0-9a-f]{64}$/), []]);
    expect(sources('Two+x@ACME.test')).toEqual([first]);
    expect(sources('jo@gmail.com')).toEqual([]);
    expect(sources('one@other.test')).not.toEqual([first]);
  });

  it.each([
    ['203.0.114.7', '203.0.114.0/24'],
    ['::ffff:203.0.114.9', '203.0.114.0/24'],
    ['2a01:4f8:1:2::3', '2a01:4f8:1::/48'],
    ['2a01:4f8:1:ffff:9::1', '2a01:4f8:1::/48'],
    ['127.0.0.1', null],
    ['10.2.3.4', null],
    ['fd00::1', null],
    ['', null],
    ['no address', null],
  ])('is the network of %s: %s', (address, network) => {
    expect(wideNetworkOf(address)?.replace(/(?::0)+\/48$/, '::/48') ?? null).toBe(network);
  });

  it('is both where both are known, as hashes', () => {
    const both = sources('one@acme.test', '203.0.114.7');
    expect(both.map((mark) => mark.split(':')[0])).toEqual(['domain', 'network']);
    expect(both.join()).not.toMatch(/acme|203/);
  });
});
