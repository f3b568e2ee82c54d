// Addresses, numbers and codes enter this service only here, and go straight to the channel.
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';
import { TransientError } from '@leadwright/runtime/faults/transient';

export type LinkPurpose = 'sign-up' | 'password-reset';

export type People = {
  find(personId: string): Promise<{ email: string } | null>;
  /** Replaces the earlier link. Accounts may choose another purpose: who has no account yet gets a sign-up link. */
  mintLink(personId: string, purpose: LinkPurpose): Promise<{ email: string; link: string; purpose: string } | null>;
  /** Replaces the one before. Null if nothing waits: accepted, withdrawn, or the person has another address. */
  mintInvitation(accountId: string, personId: string): Promise<MintedInvitation | null>;
  /** No link where the address is somebody's already. */
  mintEmailLink(personId: string, changeId: string): Promise<{ email: string; link: string | null } | null>;
  /** `isNew`: never used before. Null once the session or the person is gone. */
  findLogIn(personId: string, sessionId: string): Promise<{ email: string; device: string; isNew: boolean } | null>;
  findFormer(personId: string, changeId: string): Promise<{ email: string } | null>;
  /** A new code for a phone number, which replaces the request's earlier one; null if no code is wanted any more. */
  mintCode(accountId: string, verificationId: string): Promise<{ phone: string; code: string } | null>;
  /** Null once its address is forgotten. */
  findAsker(privacyRequestId: string): Promise<Asker | null>;
  /** In place of the earlier one; null once it needs none. */
  mintPrivacyLink(privacyRequestId: string): Promise<{ email: string; kind: string; link: string } | null>;
  /** Also who wants to be deleted. */
  hasOptedOut(email: string): Promise<boolean>;
};

const Wished = Type.Object({ email: Type.String(), link: Type.Union([Type.String(), Type.Null()]) });
const Person = Type.Object({ email: Type.String() });
const LoggedIn = Type.Object({ email: Type.String(), device: Type.String(), isNew: Type.Boolean() });
const Linked = Type.Object({ email: Type.String(), link: Type.String(), purpose: Type.String() });
const Invited = Type.Object({
  email: Type.String(),
  link: Type.String(),
  company: Type.Union([Type.String(), Type.Null()]),
  role: Type.String(),
});
export type MintedInvitation = Static<typeof Invited>;
const Coded = Type.Object({ phone: Type.String(), code: Type.String() });

/** `isOpen`: confirmed, and not answered. `hasAccount`: now. `leads`: taken out of lists; null: not looked through yet. */
export type Asker = {
  email: string;
  kind: string;
  dueAt: string | null;
  isOpen: boolean;
  hasAccount: boolean;
  leads: number | null;
};
const Asker = Type.Object({
  email: Type.String(),
  kind: Type.String(),
  dueAt: Type.Union([Type.String(), Type.Null()]),
  isOpen: Type.Boolean(),
  hasAccount: Type.Boolean(),
  leads: Type.Union([Type.Integer(), Type.Null()]),
});
const OptedOut = Type.Object({ optedOut: Type.Boolean() });
const PrivacyLink = Type.Object({ email: Type.String(), kind: Type.String(), link: Type.String() });
const TIMEOUT_MS = 2_000;

/** Over HTTP. Throws a `TransientError` if accounts is unavailable or answers 5xx. */
export function createPeople(baseUrl: string, tokens: ServiceTokens): People {
  const ask = async (path: string, request: { method: string; body?: string }): Promise<unknown> => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('notification'))}`,
    };
    if (request.body !== undefined) headers['content-type'] = 'application/json';
    const response = await tracedFetch('accounts', `${baseUrl}${path}`, {
      ...request,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new TransientError('accounts cannot be asked', { cause: error });
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new TransientError(`accounts answers ${response.status}`);
    return response.json();
  };
  const pathOf = (personId: string): string => `/internal/people/${encodeURIComponent(personId)}`;
  const changeOf = (personId: string, changeId: string): string =>
    `${pathOf(personId)}/email-changes/${encodeURIComponent(changeId)}`;
  const requestPathOf = (requestId: string): string => `/internal/privacy-requests/${encodeURIComponent(requestId)}`;
  return {
    find: async (personId) => {
      const answer = await ask(pathOf(personId), { method: 'GET' });
      return answer === null ? null : Value.Parse(Person, answer);
    },
    mintEmailLink: async (personId, changeId) => {
      const answer = await ask(`${changeOf(personId, changeId)}/link`, { method: 'POST' });
      return answer === null ? null : Value.Parse(Wished, answer);
    },
    findLogIn: async (personId, sessionId) => {
      const answer = await ask(`${pathOf(personId)}/sessions/${encodeURIComponent(sessionId)}`, { method: 'GET' });
      return answer === null ? null : Value.Parse(LoggedIn, answer);
    },
    findFormer: async (personId, changeId) => {
      const answer = await ask(`${changeOf(personId, changeId)}/former-address`, { method: 'GET' });
      return answer === null ? null : Value.Parse(Person, answer);
    },
    mintLink: async (personId, purpose) => {
      const answer = await ask(`${pathOf(personId)}/links`, { method: 'POST', body: JSON.stringify({ purpose }) });
      return answer === null ? null : Value.Parse(Linked, answer);
    },
    mintInvitation: async (accountId, personId) => {
      const body = JSON.stringify({ accountId, personId });
      const answer = await ask('/internal/invitations/links', { method: 'POST', body });
      return answer === null ? null : Value.Parse(Invited, answer);
    },
    mintCode: async (accountId, verificationId) => {
      const path = `/internal/phone-verifications/${encodeURIComponent(verificationId)}/codes`;
      const answer = await ask(path, { method: 'POST', body: JSON.stringify({ accountId }) });
      return answer === null ? null : Value.Parse(Coded, answer);
    },
    findAsker: async (requestId) => {
      const answer = await ask(requestPathOf(requestId), { method: 'GET' });
      return answer === null ? null : Value.Parse(Asker, answer);
    },
    mintPrivacyLink: async (requestId) => {
      const answer = await ask(`${requestPathOf(requestId)}/links`, { method: 'POST' });
      return answer === null ? null : Value.Parse(PrivacyLink, answer);
    },
    hasOptedOut: async (email) => {
      const body = JSON.stringify({ email });
      const answer = await ask('/internal/opted-out', { method: 'POST', body });
      // Accounts of the version before does not know the question; nothing is sent until it is answered.
      if (answer === null) throw new TransientError('accounts cannot say who opted out');
      return Value.Parse(OptedOut, answer).optedOut;
    },
  };
}
