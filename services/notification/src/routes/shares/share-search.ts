import { createHash } from 'node:crypto';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import type { NotificationStored, SharedWith } from '../../contracts.ts';
import { planMailEffect } from '../../effects/effect.ts';
import { countSharedInDay } from '../../projections/share.ts';
import { knownMarks } from '../../projections/share-promise.ts';
import { exclusionOf } from '../../shares/exclusion.ts';
import { readShare, type ShareAsked, type ShareRules } from '../../shares/read-share.ts';
import type { AwardTerms, ShareSender, Sharing } from '../../upstreams/sharing.ts';
import { shareSearch } from '@leadwright/contracts/routes/notification/shares';
import { implement } from '@leadwright/runtime/http/declared-route';
import { shareRefusals as refusals } from '@leadwright/contracts/routes/notification/share-refusals';

export type ShareParts = { store: EventStore<NotificationStored>; sharing: Sharing; shareRules: ShareRules };

const MAILS_A_DAY = 200;

type Stored = {
  shareId: string;
  recipients: number;
  mayEarn: number;
  leadsEach: number;
  excluded: { position: number; reason: string }[];
};

/** Accounts keeps words and addresses first, by an id that follows from them, so what dies in between is harmless. */
export function shareSearchRoute(app: HttpApp, parts: ShareParts): void {
  implement(app, shareSearch, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) throw refuse(refusals.idempotencyKeyMissing);
    const asked = readShare(request.body, parts.shareRules, mayEnter(request.caller, 'super-admin'));
    const { recipients, mayEarn, excluded, shareId, leadsEach } = await share(parts, request, asked, key);
    const named = excluded.map(({ position, reason }) => ({
      address: asked.recipients[position]?.address ?? '',
      reason,
    }));
    return reply.code(202).send({ shareId, recipients, mayEarn, excluded: named, leadsEach });
  });
}

type Asking = Pick<FastifyRequest, 'caller' | 'correlationId' | 'headers' | 'body'>;

async function share(parts: ShareParts, request: FastifyRequest, asked: ShareAsked, key: string): Promise<Stored> {
  const { store } = parts;
  const accountId = accountOf(request);
  const { personId } = request.caller;
  const digest = digestOf([accountId, personId, key, request.body]);
  const once = { key: `share ${personId} ${key}`, request: digest, fields: {} };
  // A repeat gets its first answer, whatever became of the search since.
  const known = (await store.findAnswer(accountId, once.key)) !== null;
  const planned = known ? null : await prepare(parts, request, asked, `shr_${digest}`);
  const outcome = await store.once(accountId, once, async (tx) => {
    if (planned === null) throw refuse(refusals.unavailable);
    return { status: 202, body: await plan(tx, request, asked, planned) };
  });
  if (outcome.conflict) throw refuse(refusals.idempotencyKeyReused);
  return outcome.answer.body as Stored;
}

const digestOf = (of: unknown): string =>
  createHash('sha256').update(canonicalJson(of)).digest().subarray(0, 16).toString('base64url');

type Planned = { shareId: string; searchId: string; sender: ShareSender; terms: AwardTerms };

/** All that others are asked and told before; nothing of it is seen by anybody yet. */
async function prepare(
  { sharing }: ShareParts,
  request: FastifyRequest,
  asked: ShareAsked,
  shareId: string,
): Promise<Planned> {
  const accountId = accountOf(request);
  const { personId } = request.caller;
  const addresses = asked.recipients.map(({ address }) => address);
  const sender = await sharing.sender({ accountId, personId, addresses });
  if (sender?.verified !== true) throw refuse(refusals.notVerified);
  const terms = await sharing.awardTerms(
    accountId,
    sender.recipients.map(({ marks }) => ({ marks })),
  );
  const { searchId, downloadId } = asked;
  const linked = await sharing.link({ accountId, personId, searchId, downloadId });
  if (linked === null) throw refuse(refusals.savedSearchNotFound);
  if (linked === 'full') throw refuse(refusals.tooManyShareLinks);
  const { subject, text, html, fromEmail, fromName, replyTo } = asked;
  await sharing.keep(
    { accountId, shareId },
    { personId, searchName: linked.shared.name, subject, text, html, fromEmail, fromName, replyTo },
    asked.recipients.flatMap(({ address, alias }, position) => (alias ? [] : [{ position, address }])),
  );
  return { shareId, searchId: linked.searchId, sender, terms };
}

/** Records the share and plans its mails, under the account's lock: two at once cannot pass the limit together. */
async function plan(
  tx: WriteTransaction,
  request: Asking,
  { recipients, downloadId }: ShareAsked,
  { shareId, searchId, sender, terms }: Planned,
): Promise<Stored> {
  const accountId = accountOf(request as FastifyRequest);
  const { personId, impersonatorId } = request.caller;
  const mailed = recipients.filter(({ alias }) => !alias).length;
  if ((await countSharedInDay(tx.db, accountId, tx.at)) + mailed > MAILS_A_DAY) throw refuse(refusals.tooManyShares);
  const marksAt = (n: number): string[] => sender.recipients[n]?.marks ?? [];
  const allMarks = recipients.flatMap((_, n) => marksAt(n));
  const known = await knownMarks(tx.db, accountId, terms.accounts, allMarks);
  const excludedAs = (n: number): SharedWith['excluded'] => {
    const exclusion = exclusionOf({ sender, terms, known }, n);
    return exclusion === '' && recipients[n]?.copied === true ? 'copied' : exclusion;
  };
  const { leadsEach } = terms;
  const sharedWith = recipients.flatMap(({ alias }, position): SharedWith[] =>
    alias
      ? []
      : [
          {
            position,
            messageId: `${shareId}-${position}`,
            recipientMarks: marksAt(position),
            domainMarks: sender.recipients[position]?.domainMarks ?? [],
            excluded: excludedAs(position),
          },
        ],
  );
  const traceparent = request.headers['traceparent'];
  const cause = {
    correlationId: request.correlationId,
    ...(typeof traceparent === 'string' ? { traceparent } : {}),
    ...(impersonatorId === null ? {} : { onBehalfOf: personId }),
  };
  const [shared] = await tx.record(
    { accountId, streamId: `share-${shareId}` },
    [{ type: 'SearchShared' as const, shareId, personId, searchId, downloadId, recipients: sharedWith, leadsEach }],
    { ...cause, actorId: impersonatorId ?? personId },
  );
  const causationId = shared?.eventId ?? shareId;
  for (const { position, messageId } of sharedWith)
    await planMailEffect(tx.db, messageId, accountId, {
      ...{ template: 'share', personId: '', ...cause, causationId },
      share: { shareId, position, senderId: personId, searchId, downloadId },
    });
  const aliases = recipients.flatMap(({ alias }, position) => (alias ? [{ position, reason: 'alias' }] : []));
  const excluded = sharedWith.flatMap(({ position, excluded: reason }) =>
    reason === '' ? [] : [{ position, reason }],
  );
  return {
    shareId,
    recipients: sharedWith.length,
    mayEarn: sharedWith.length - excluded.length,
    leadsEach,
    excluded: [...excluded, ...aliases].sort((a, b) => a.position - b.position),
  };
}
