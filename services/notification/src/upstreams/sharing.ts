// Throws a `TransientError` while one of the services is unavailable.
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

const maybe = Type.Union([Type.String(), Type.Null()]);
const Sender = Type.Object({
  email: Type.String(),
  name: maybe,
  verified: Type.Boolean(),
  recipients: Type.Array(
    Type.Object({ marks: Type.Array(Type.String()), domainMarks: Type.Array(Type.String()), is: Type.String() }),
  ),
});
const words = {
  personId: Type.String(),
  searchName: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: maybe,
  fromEmail: maybe,
  fromName: maybe,
  replyTo: maybe,
};
const Addressed = Type.Object({
  ...words,
  address: Type.String(),
  senderEmail: Type.String(),
  senderName: maybe,
});
const Words = Type.Object(words);
const Recipient = Type.Object({ position: Type.Integer(), address: Type.String() });
const Listed = Type.Object({
  shares: Type.Array(
    Type.Object({
      shareId: Type.String(),
      searchName: Type.String(),
      subject: Type.String(),
      recipients: Type.Array(Recipient),
    }),
  ),
});
const Shared = Type.Object({
  name: Type.String(),
  type: Type.String(),
  count: Type.Union([Type.Integer(), Type.Null()]),
  places: Type.Array(Type.String()),
});
const AwardTerms = Type.Object({
  open: Type.Boolean(),
  leadsEach: Type.Integer(),
  own: Type.Array(Type.Boolean()),
  accounts: Type.Array(Type.String()),
});
const Linked = Type.Object({ ...Shared.properties, searchId: Type.String(), token: Type.String() });

/**
 * What billing promises now; `own`: by the order of the recipients, whether it is an account of the same person.
 * `accounts`: of that person, in order.
 */
export type AwardTerms = Static<typeof AwardTerms>;
/** Of each address its marks, and whether it is the person's own or the company's. */
export type ShareSender = Static<typeof Sender>;
export type ShareWords = Static<typeof Words>;
export type AddressedShare = Static<typeof Addressed>;
export type KeptShare = Static<typeof Listed>['shares'][number];
export type SharedSearchRead = Static<typeof Shared>;

/** A search of an account, asked for a person; of a download its account is enough. */
export type SharedOf = { accountId: string; personId: string; searchId: string; downloadId: string };
/** null: there is no such search; `full`: it has as many open links as it may have. */
export type SharedLink = { shared: SharedSearchRead; path: string; searchId: string } | 'full' | null;

export type Sharing = {
  sender(asked: { accountId: string; personId: string; addresses: string[] }): Promise<ShareSender | null>;
  awardTerms(accountId: string, recipients: { marks: string[] }[]): Promise<AwardTerms>;
  /** The same again changes nothing. */
  keep(
    share: { accountId: string; shareId: string },
    words: ShareWords,
    recipients: Static<typeof Recipient>[],
  ): Promise<void>;
  /** Null once the sender or the recipient is erased. */
  mailTo(share: { accountId: string; shareId: string; position: number }): Promise<AddressedShare | null>;
  listed(accountId: string, shareIds: string[]): Promise<KeptShare[]>;
  /** Null if there is no such search or download. */
  read(of: SharedOf): Promise<SharedSearchRead | null>;
  /** With the address of our page that shows it, which opens it for whoever has it. */
  link(of: SharedOf): Promise<SharedLink>;
};

type Peer = 'accounts' | 'billing' | 'search' | 'export';
const TIMEOUT_MS = 3_000;
const part = encodeURIComponent;

export function createSharing(peer: (name: Peer) => string, tokens: ServiceTokens): Sharing {
  const ask = async (name: Peer, method: string, path: string, body?: object): Promise<Response> => {
    const response = await tracedFetch(name, `${peer(name)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens.sign(name, 'internal', asService('notification'))}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new TransientError(`${name} cannot be asked`, { cause: error });
    });
    if (response.ok || response.status === 404 || response.status === 409) return response;
    throw new TransientError(`${name} answers ${response.status}`);
  };
  const answerOf = async <Schema extends TSchema>(schema: Schema, asked: Promise<Response>) => {
    const response = await asked;
    return response.ok ? Value.Parse(schema, await response.json()) : null;
  };
  const read: Sharing['read'] = ({ accountId, personId, searchId, downloadId }) =>
    downloadId === ''
      ? answerOf(Shared, ask('search', 'POST', '/internal/shared-searches/read', { accountId, personId, searchId }))
      : answerOf(Shared, ask('export', 'POST', '/internal/shared-downloads/read', { accountId, downloadId }));
  return {
    sender: (asked) => answerOf(Sender, ask('accounts', 'POST', '/internal/share-senders', asked)),
    awardTerms: async (accountId, recipients) => {
      const asked = { accountId, recipients };
      const terms = await answerOf(AwardTerms, ask('billing', 'POST', '/internal/share-awards/terms', asked));
      if (terms === null) throw new TransientError('billing says no terms of awards');
      return terms;
    },
    keep: async ({ accountId, shareId }, kept, recipients) => {
      const body = { accountId, ...kept, recipients };
      const { ok, status } = await ask('accounts', 'PUT', `/internal/shares/${part(shareId)}`, body);
      if (!ok) throw new TransientError(`accounts answers ${status}`);
    },
    mailTo: ({ accountId, shareId, position }) =>
      answerOf(
        Addressed,
        ask('accounts', 'GET', `/internal/accounts/${part(accountId)}/shares/${part(shareId)}/recipients/${position}`),
      ),
    listed: async (accountId, shareIds) => {
      const path = `/internal/accounts/${part(accountId)}/shares/listed`;
      return (await answerOf(Listed, ask('accounts', 'POST', path, { shareIds })))?.shares ?? [];
    },
    read,
    link: async (of) => {
      const { accountId, personId, searchId, downloadId } = of;
      if (downloadId !== '') {
        const shared = await read(of);
        const path = `/share/search?downloadSearch=${part(downloadId)}&aid=${part(accountId)}`;
        return shared && { shared, path, searchId: '' };
      }
      const response = await ask('search', 'POST', '/internal/shared-searches/links', {
        accountId,
        personId,
        searchId,
      });
      if (response.status === 409) return 'full';
      if (!response.ok) return null;
      const { token, searchId: found, ...shared } = Value.Parse(Linked, await response.json());
      return { shared, path: `/share/search?token=${part(token)}`, searchId: found };
    },
  };
}
