// Finds that are no secrets, or not any more: by hash, since this list must not hold them either.

/** `hash` as find-secrets prints it. */
export const accepted: readonly { hash: string; because: string }[] = [
  { hash: 'f6e9703d2007464b', because: 'example of a pattern for logs' },
  { hash: '89088639091d5544', because: 'example of a pattern for logs' },
  { hash: 'cbfa34e220649688', because: 'example of a pattern for logs' },
  { hash: '1031581e897fb0c5', because: 'example of a pattern for logs' },
  { hash: '1a5d44a2dca19669', because: 'example of a pattern for logs, from the documentation of S3' },
  { hash: 'a4e0ae5ff42e9e41', because: 'example of a pattern of this scan' },
  { hash: '7967f6c0951d8594', because: 'example of a pattern of this scan' },
  { hash: '5222d3692bf74b8f', because: 'signs events that a test makes up' },
  { hash: '0e686aaeabe899a6', because: 'signs events that a test makes up' },
  { hash: 'e1544bdd883d31fa', because: 'signs events that a test makes up' },
  { hash: '4919f400d68e08f0', because: 'stripe-mock takes any key' },
  { hash: '7774ecc8c842b6a6', because: 'stripe-mock takes any key' },
  { hash: 'c8b35615ce659205', because: 'a password that a test had made up for an address' },
];
