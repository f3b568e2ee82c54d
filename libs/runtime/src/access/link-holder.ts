// In whose session a link was made. The gateway looks whether it lives, the service whether the link is of it.

type Session = { accountId: string | null; sessionId: string | null };

/** Null without a session. */
export function holderOf({ accountId, sessionId }: Session): string | null {
  return accountId === null || sessionId === null ? null : `${accountId}.${sessionId}`;
}

/** Undefined for a text that names none. */
export function sessionOfHolder(holder: string): { accountId: string; sessionId: string } | undefined {
  const [accountId, sessionId, ...rest] = holder.split('.');
  return accountId && sessionId && rest.length === 0 ? { accountId, sessionId } : undefined;
}
