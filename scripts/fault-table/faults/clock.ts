// The clock of the product's process, moved under way. PostgreSQL keeps the computer's, as on a machine of its own; the
// time that timers run by stays, as when a real clock jumps.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { visitor } from '../../../e2e/src/people/client.ts';
import { mailTo, password } from '../../../e2e/src/people/sign-up.ts';
import type { Person } from '../../cluster/load/client.ts';
import type { Fault } from './fault.ts';

const HOUR_SECONDS = 3_600;
const SETTLED_MS = 20_000;
const fileOf = (dataFolder: string): string => path.join(dataFolder, 'clock');

/** What a process needs so that its clock can be moved. */
export function clockVariables(dataFolder: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--require "${path.join(import.meta.dirname, 'own-clock.cjs')}"`,
    OWN_CLOCK_FILE: fileOf(dataFolder),
  };
}

/** The process sees it within a second. */
export function setClock(dataFolder: string, seconds: number): void {
  writeFileSync(fileOf(dataFolder), `${seconds}\n`);
}

/** An hour ahead, then back to the hour that it is: no session, mailed link or period may suffer. */
export function clockFaults(person: Person, dataFolder: string): Fault[] {
  const jump = (name: string, to: number): Fault => ({
    name,
    make: async () => {
      const before = await standing(person);
      setClock(dataFolder, to);
      await wait(SETTLED_MS);
      return before.wrongNow();
    },
  });
  return [
    jump("the clock of the product's process jumps an hour ahead", HOUR_SECONDS),
    jump('that clock jumps an hour back', 0),
    jump('that clock jumps to an hour behind', -HOUR_SECONDS),
  ];
}

/** A session, a mailed link and a period, and what has become of them later. */
async function standing({ url, email, password: own }: Person): Promise<{ wrongNow(): Promise<string[]> }> {
  const login = await visitor(url).call<{ token: string }>('POST', '/api/login', { email, password: own });
  const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
  const period = async (token: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await visitor(url).call<{ periodEnd: string }>('GET', '/api/v2/subscription', undefined, headers);
    return body.periodEnd;
  };
  const ends = await period(login.body.token);
  const newcomer = `clock-${Date.now()}@clock.test`;
  await visitor(url).call('POST', '/api/v2/sign-ups', { email: newcomer });
  const link = /token=([\w.~-]+)/.exec((await mailTo(url, newcomer)).text)?.[1] ?? '';
  return {
    wrongNow: async () => {
      const renewed = await visitor(url).call<{ token: string }>('POST', '/api/v2/sessions/refresh', undefined, {
        cookie,
      });
      const confirmed = await visitor(url).call('POST', '/api/v2/sign-ups/confirm', { token: link, password });
      const later = await period(renewed.body.token);
      return [
        ...(renewed.status === 200 ? [] : [`a session is not renewed: ${renewed.status}`]),
        ...(confirmed.status === 200 ? [] : [`a mailed link is refused: ${confirmed.status}`]),
        ...(later === ends ? [] : [`the period ended at ${ends} and now ends at ${later}`]),
      ];
    },
  };
}
