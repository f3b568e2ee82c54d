import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { toMessage, type AccountsStored } from './contracts.ts';

const samples: AccountsStored[] = [
  { type: 'SignUpRequested', personId: 'p', alreadyACustomer: true },
  { type: 'AccountOpened', ownerPersonId: 'p', planId: 'free-trial' },
  { type: 'MemberJoined', personId: 'p', role: 'download' },
  { type: 'CompanyProfileChanged', changed: ['name', 'email'] },
  { type: 'PhoneVerificationRequested', verificationId: 'v', personId: 'p' },
  { type: 'CompanyVerified', verificationId: 'v', personId: 'p', trialMarks: ['phone:1:ab'] },
  {
    type: 'SiteDocumentChanged',
    siteId: 'main',
    collectionId: 'banners',
    documentId: 'alert',
    revision: 3,
    sha256: 'ab'.repeat(32),
  },
  { type: 'SiteDocumentDeleted', siteId: 'main', collectionId: 'articles', documentId: 'welcome', revision: 4 },
  { type: 'ErrorLogRead', newestErrorId: 'e2', oldestErrorId: 'e1', records: 2 },
  { type: 'SessionStarted', sessionId: 's', personId: 'p' },
  { type: 'SessionEnded', sessionId: 's', personId: 'p', reason: 'reused' },
  { type: 'RefreshTokenReused', sessionId: 's', personId: 'p', firstUsedAt: '2027-01-01T00:00:00.000001Z' },
];

describe('published messages', () => {
  it.each(samples)('carry all of $type through the wire', (event) => {
    const bytes = toBinary(AccountEventSchema, create(AccountEventSchema, { event: toMessage(event) }));
    const received = fromBinary(AccountEventSchema, bytes).event;
    expect(received.case).toBe(event.type.charAt(0).toLowerCase() + event.type.slice(1));
    const { type: _, ...facts } = event;
    const { firstUsedAt, ...same } = { firstUsedAt: undefined, ...facts };
    expect(received.value).toMatchObject(same);
    if (firstUsedAt !== undefined)
      expect(received.value).toMatchObject({ firstUsedAt: { seconds: 1_798_761_600n, nanos: 1000 } });
  });
});
