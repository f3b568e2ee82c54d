// Whether the trail still says what was published: no event missing, none altered, none put in.
import { createHash } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { readChain, topicsOf } from './trail.ts';

export type ChainVerdict = {
  topic: string;
  events: number;
  ok: boolean;
  problem?: 'missing' | 'altered' | 'chain-broken';
  accountSeq?: number;
};

const PAGE = 1_000;
const NOTHING_BEFORE = '0'.repeat(64);

export async function verifyTrail(clickhouse: ClickHouse, accountId: string): Promise<ChainVerdict[]> {
  const verdicts: ChainVerdict[] = [];
  for (const topic of await topicsOf(clickhouse, accountId))
    verdicts.push(await verifyChain(clickhouse, accountId, topic));
  return verdicts;
}

async function verifyChain(clickhouse: ClickHouse, accountId: string, topic: string): Promise<ChainVerdict> {
  let events = 0;
  let before = NOTHING_BEFORE;
  for (;;) {
    const links = await readChain(clickhouse, accountId, topic, events, PAGE);
    for (const link of links) {
      const accountSeq = events + 1;
      const problem = problemOf(link, accountSeq, before);
      if (problem) return { topic, events, ok: false, problem, accountSeq };
      events = accountSeq;
      before = link.hash;
    }
    if (links.length < PAGE) return { topic, events, ok: true };
  }
}

function problemOf(
  link: { account_seq: number; message_base64: string; prev_hash: string; hash: string },
  accountSeq: number,
  before: string,
): 'missing' | 'altered' | 'chain-broken' | null {
  if (Number(link.account_seq) !== accountSeq) return 'missing';
  if (link.prev_hash !== before) return 'chain-broken';
  const message = Buffer.from(link.message_base64, 'base64');
  const hash = createHash('sha256').update(Buffer.from(before, 'hex')).update(message).digest('hex');
  return hash === link.hash ? null : 'altered';
}
