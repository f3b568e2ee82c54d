import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Received } from '@leadwright/eventsourcing/consume/received';
import { isNews } from './is-news.ts';

const now = '2026-11-23T10:00:00.000000Z';
const recorded = (iso: string, replay = false) =>
  ({ replay, message: { meta: { recordedAt: timestampFromDate(new Date(iso)) } } }) as unknown as Received;

it.each([
  ['2026-11-23T09:00:00Z', true],
  ['2026-11-20T10:00:01Z', true],
  ['2026-11-20T10:00:00Z', false],
])('an event of %s is news at ten on the 23rd: %s', (at, news) => {
  expect(isNews(recorded(at), { realAt: now })).toBe(news);
});

it('no event of a rebuild is, and its transaction is not asked for a time, which it has not', () => {
  const tx = {
    get realAt(): string {
      throw new Error('a rebuild decides nothing and records nothing');
    },
  };
  expect(isNews(recorded(now, true), tx)).toBe(false);
});
