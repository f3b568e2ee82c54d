import { networkOf } from './network-of.ts';

const table: [given: string, network: string, why: string][] = [
  ['192.0.2.7', '192.0.2.7', 'IPv4 is counted by address'],
  ['192.0.2.8', '192.0.2.8', 'its neighbour is another network'],
  ['::ffff:192.0.2.7', '192.0.2.7', 'mapped, as a dual-stack socket reports it'],
  ['::FFFF:192.0.2.7', '192.0.2.7', 'mapped, in capitals'],
  ['::ffff:c000:207', '192.0.2.7', 'mapped, in hexadecimal'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7', 'mapped, in full'],
  ['::ffff:192.0.2.7%eth0', '192.0.2.7', 'mapped, with a zone'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64', 'first of a /64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64', 'short form'],
  ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64', 'full form of the same'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64', 'capitals'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', 'last of a /64'],
  ['2001:db8:1:3::', '2001:db8:1:3::/64', 'first of the next /64'],
  ['2001:db8:1:1:ffff:ffff:ffff:ffff', '2001:db8:1:1::/64', 'last of the one before'],
  ['2001:db8::192.0.2.7', '2001:db8::/64', 'with an IPv4 tail that is not mapped'],
  ['::1', '::/64', 'loopback'],
  ['fe80::1', 'fe80::/64', 'link-local'],
  ['fe80::1%eth0', 'fe80::/64', 'a zone id is ignored'],
  ['fe80::2%1', 'fe80::/64', 'a numeric zone is ignored too'],
  ['not an address', 'not an address', 'no address at all'],
  ['', '', 'nothing'],
];

it.each(table)('%j is counted as %j: %s', (given, network) => {
  expect(networkOf(given)).toBe(network);
});
