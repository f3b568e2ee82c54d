// One message through a provider that loses answers, fails, refuses for now, and whose webhooks come twice, in any order
// and days late. In the end the message was sent twice at most, and is what the provider says.
import { seededRandom } from '@leadwright/testing/fault-run';
import { effectOf, type SendGridMode } from './sendgrid-like.ts';
import type { MessagesUnderTest } from './messages-under-test.ts';

export type ChaosCounts = {
  sequences: number;
  lost: number;
  failed: number;
  duplicates: number;
  repeated: number;
  late: number;
};
export const noCounts = (): ChaosCounts => ({ sequences: 0, lost: 0, failed: 0, duplicates: 0, repeated: 0, late: 0 });

const modes: readonly SendGridMode[] = ['take', 'take', 'lost', 'lost', 500, 503, 429];
const strength = ['sent', 'delivered', 'bounced', 'spam'];
type Word = { log: string; deliver(): Promise<boolean> };

/** Throws where the message is not what the provider says, or went out a third time. */
export async function liveThrough(test: MessagesUnderTest, seed: number, counts: ChaosCounts): Promise<void> {
  const random = seededRandom(seed);
  const kind = random() < 0.5 ? 'mail' : 'sms';
  const { next } = kind === 'mail' ? test.sendgrid : test.twilio;
  const drawn = Array.from({ length: 8 }, () => modes[Math.floor(random() * modes.length)] ?? 'take');
  next.splice(0, next.length, ...drawn);
  const id = await test.plan(kind, `account-${seed}`);
  const said = new Map<number, Word[]>();
  // What the provider will say of each message that it took, and keeps back for now.
  const words: Word[] = [];
  const everSaid: string[] = [];
  const say = async (many: number): Promise<void> => {
    for (const n of taken(test, kind, id))
      if (!said.has(n)) {
        const now = wordsOf(test, kind, { id, n, random });
        said.set(n, now);
        words.push(...now);
      }
    for (let i = 0; i < many && words.length > 0; i += 1) {
      const [word] = words.splice(Math.floor(random() * words.length), 1);
      if (!word) return;
      everSaid.push(word.log);
      if (random() < 0.3) words.push(word);
      if (!(await word.deliver())) throw new Error('a signed webhook was refused');
    }
  };
  for (let step = 0; step < 12; step += 1) {
    await test.work();
    if (random() < 0.3) await say(1);
    await test.pass(random() < 0.1 ? 3 * 86_400_000 : 31 * 60_000);
  }
  const before = await test.stateOf(id);
  await say(100);
  await test.work();
  counts.sequences += 1;
  counts.lost += drawn.slice(0, said.size + 1).filter((mode) => mode === 'lost').length;
  counts.failed += drawn.filter((mode) => typeof mode === 'number').length;
  counts.duplicates += said.size > 1 ? 1 : 0;
  counts.repeated += everSaid.length - new Set(everSaid).size;
  counts.late += before.state === 'dead' && said.size > 0 ? 1 : 0;
  await judge(test, id, { times: said.size, everSaid });
}

async function judge(
  test: MessagesUnderTest,
  id: string,
  { times, everSaid }: { times: number; everSaid: string[] },
): Promise<void> {
  const { state, log } = await test.stateOf(id);
  const sent = (await test.eventsOf(id)).filter((type) => type === 'MessageSent').length;
  const strongest = strength.filter((word) => everSaid.includes(word)).at(-1) ?? null;
  const wanted = times === 0 ? { state: 'dead', log: 'failed', sent: 0 } : { state: 'done', log: strongest, sent: 1 };
  const found = { state, log, sent };
  if (times > 2 || JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`sent ${times} times; wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
}

/** Which of all that the provider took are of this message. */
function taken({ sendgrid, twilio }: MessagesUnderTest, kind: 'mail' | 'sms', id: string): number[] {
  return kind === 'mail'
    ? sendgrid.mails.flatMap((mail, n) => (effectOf(mail) === id ? [n] : []))
    : twilio.messages.flatMap(({ StatusCallback = '' }, n) => (StatusCallback.includes(id) ? [n] : []));
}

type Said = { id: string; n: number; random: () => number };

function wordsOf(test: MessagesUnderTest, kind: 'mail' | 'sms', { id, n, random }: Said): Word[] {
  if (kind === 'sms') {
    const statuses = random() < 0.7 ? ['queued', 'sent', 'delivered'] : ['queued', 'sent', 'undelivered'];
    return statuses.map((status) => ({
      log: status === 'delivered' ? 'delivered' : status === 'undelivered' ? 'bounced' : 'sent',
      deliver: () => test.take(test.twilio.callback(n, { MessageStatus: status, ErrorCode: '30003' })),
    }));
  }
  const drawn = random();
  const last = drawn < 0.6 ? 'delivered' : drawn < 0.8 ? 'bounce' : 'spamreport';
  const events = last === 'spamreport' ? ['processed', 'delivered', last] : ['processed', last];
  const logs: Record<string, string> = {
    processed: 'sent',
    delivered: 'delivered',
    bounce: 'bounced',
    spamreport: 'spam',
  };
  return events.map((event) => ({
    log: logs[event] ?? '',
    deliver: () =>
      test.take(test.sendgrid.webhook([{ event, sg_message_id: `sg-${n}`, type: 'bounce', leadwright_effect: id }])),
  }));
}
