// Events of billing as they are announced, chained, for tests: as records of the bus or as rows of the trail.
import { randomUUID } from 'node:crypto';
import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { topics } from '@leadwright/contracts/topology';
import type { OwnedEvent } from '@leadwright/eventsourcing/consume/internal-events';
import { chainHash, FIRST_PREV_HASH } from '@leadwright/eventsourcing/log/published-event';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import type { TrailRow } from '../projections/trail.ts';
import { decodeFor, rowMaker } from '../reactions/trail-row.ts';

type Init = NonNullable<MessageInitShape<typeof BillingEventSchema>['event']>;
type Case = NonNullable<Init['case']>;
export type Told<Name extends Case> = Extract<Init, { case: Name }>['value'];

const rowOf = rowMaker(topics.billing, decodeFor(BillingEventSchema));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const withMicroseconds = (iso: string): string => `${iso.slice(0, 19)}.000000Z`;

export type Tell = <Name extends Case>(at: string, name: Name, value: Told<Name>, recordedAt?: string) => OwnedEvent;

/** Each call tells the account's next event. Events of subscriptions stand in a stream of their own, as in billing. */
export function eventsOf(accountId: string): Tell {
  let before: Uint8Array = FIRST_PREV_HASH;
  let accountSeq = 0;
  return (at, name, value, recordedAt = at) => {
    accountSeq += 1;
    const eventId = randomUUID();
    const isLedger = /^(leads|reservation|plan)/.test(name);
    const message = toBinary(
      BillingEventSchema,
      create(BillingEventSchema, {
        meta: {
          ...{ eventId, accountId, accountSeq: BigInt(accountSeq), schemaV: 1, actorId: 'p', correlationId: 'c' },
          streamId: `${isLedger ? 'ledger' : 'subscription'}-${accountId}`,
          effectiveAt: timestampOf(withMicroseconds(at)),
          recordedAt: timestampOf(withMicroseconds(recordedAt)),
        },
        event: { case: name, value } as Init,
      }),
    );
    const hash = chainHash(before, message);
    const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    const headers = { type, 'schema-v': '1', hash: hex(hash), 'prev-hash': hex(before) };
    before = hash;
    return { accountId, accountSeq, eventId, headers, message: Buffer.from(message).toString('base64'), cursor: '' };
  };
}

/** The same as rows of the trail. */
export function trailOf(accountId: string) {
  const tell = eventsOf(accountId);
  return <Name extends Case>(...told: Parameters<typeof tell<Name>>): TrailRow => trailRow(tell<Name>(...told));
}

export const trailRow = (event: OwnedEvent): TrailRow => rowOf(event);
