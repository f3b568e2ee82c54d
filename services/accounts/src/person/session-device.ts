// Table session_device: in which browser a session is open, and from which network address it was last renewed.
import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { IDLE_DAYS_MAX } from '../auth/refresh-token.ts';
import { SESSION_DAYS_MAX } from '../projections/session.ts';

export type Device = { userAgent: string; address: string };

export type ListedSession = {
  id: string;
  device: string;
  address: string;
  startedAt: string;
  lastUsedAt: string;
};

const TEXT_MAX = 400;

export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : '');
  return { userAgent: text(headers['user-agent']), address: text(headers['x-client-address']) };
}

/** A repeat writes the same. Needs the account in scope. */
export async function rememberDevice(
  db: Kysely<unknown>,
  session: { sessionId: string; accountId: string; personId: string },
  { userAgent, address }: Device,
): Promise<void> {
  await sql`insert into session_device (session_id, account_id, person_id, user_agent, address)
    values (${session.sessionId}, ${session.accountId}, ${session.personId}, ${userAgent}, ${address})
    on conflict (session_id) do update set user_agent = excluded.user_agent, address = excluded.address`.execute(db);
}

type Row = { id: string; userAgent: string | null; address: string | null; startedAt: Date; lastUsedAt: Date };

/** Those that can still be used, in the accounts in scope, the last used first. */
export async function listSessions(db: Kysely<unknown>, personId: string): Promise<ListedSession[]> {
  const { rows } = await sql<Row>`select s.id, d.user_agent as "userAgent", d.address, s.started_at as "startedAt",
      max(t.issued_at) as "lastUsedAt"
    from session s join refresh_token t on t.session_id = s.id left join session_device d on d.session_id = s.id
    where s.person_id = ${personId} and s.ended_at is null
      and s.started_at > now() - make_interval(days => ${SESSION_DAYS_MAX}::int)
    group by s.id, d.user_agent, d.address, s.started_at
    having max(t.issued_at) > now() - make_interval(days => ${IDLE_DAYS_MAX}::int)
    order by max(t.issued_at) desc, s.id`.execute(db);
  return rows.map(({ id, userAgent, address, startedAt, lastUsedAt }) => ({
    id,
    device: deviceInWords(userAgent ?? ''),
    address: address ?? '',
    startedAt: new Date(startedAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
  }));
}

/** `isNew`: the person has other sessions, and none was there. Null where nobody saw the browser. Needs scope `all`. */
export async function findLogIn(
  db: Kysely<unknown>,
  personId: string,
  sessionId: string,
): Promise<{ device: string; isNew: boolean } | null> {
  const { rows } = await sql<{ id: string; userAgent: string }>`select session_id as id, user_agent as "userAgent"
    from session_device where person_id = ${personId}`.execute(db);
  const opened = rows.find(({ id }) => id === sessionId);
  if (!opened) return null;
  const device = deviceInWords(opened.userAgent);
  const others = new Set(rows.filter(({ id }) => id !== sessionId).map(({ userAgent }) => deviceInWords(userAgent)));
  return { device, isNew: others.size > 0 && !others.has(device) };
}

/** Names that people know their devices by. Anybody can send any text, so it only helps to recognise one's own. */
export function deviceInWords(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os, platform } = bowser.parse(userAgent);
  const device = platform.model ?? os.name;
  const program = browser.name === '' ? undefined : browser.name;
  if (program === undefined) return device ?? 'Unknown device';
  return device === undefined ? program : `${program} on ${device}`;
}
