import { peerAddress } from './peers.ts';

it('a peer without an address is refused with the name of the variable', () => {
  const peers = { accounts: 'http://127.0.0.1:4001' };
  expect(peerAddress('billing', peers, 'accounts')).toBe('http://127.0.0.1:4001');
  expect(() => peerAddress('billing', peers, 'export')).toThrow('BILLING_PEERS does not say where export is');
});
