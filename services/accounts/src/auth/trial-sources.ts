// What many sign-ups of one sender have in common, as keyed hashes: billing gives each so many free trials a day.
import ipaddr from 'ipaddr.js';
import { domainMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { marksOf, type MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';

const IPV4_BITS = 24;
/** What one site is given at most (RFC 6177); whoever has one has 65,536 networks of a /64. */
const IPV6_BITS = 48;

/** The domain, unless anybody may open a mailbox there, and the network. By the newest key alone: a day is short. */
export function trialSourcesOf([key, ..._older]: MarkKeys, email: string, address: string): string[] {
  if (key === undefined) return [];
  const network = wideNetworkOf(address);
  return [...domainMarks([key], email), ...(network === null ? [] : marksOf([key], 'network', network))];
}

/** Null for an address of our own: behind a proxy that is not configured all visitors have one. */
export function wideNetworkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return null;
  return parsed instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${IPV4_BITS}`).toString()}/${IPV4_BITS}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}
