// What a report of a file says, in words.
import { formatNumber } from '../../../components/words/format.ts';
import { unstopped } from '../../../components/words/unstopped.ts';
import type { Tone } from '../../../components/feedback/notice.tsx';
import type { Download } from '../../../server/api-types.ts';
import { ServerProblem, wordsFor } from '../../../server/problem.ts';

export type Report = NonNullable<Download['report']>;
export type Reason = Report['reason'];

const reasons: Record<Reason, string> = {
  blankFile: 'The file is blank',
  wrongLeads: 'The leads are outside the geography I chose',
};

/** The reasons that this file can be reported for. One for the whole country has no geography to be outside of. */
export function reasonsFor({ query }: Pick<Download, 'query'>): { reason: Reason; label: string }[] {
  const offered: Reason[] = query.geography.kind === 'nationwide' ? ['blankFile'] : ['blankFile', 'wrongLeads'];
  return offered.map((reason) => ({ reason, label: reasons[reason] }));
}

const refused: Record<Reason, string> = {
  blankFile: "Unfortunately, we're unable to credit your account for the leads in this file.",
  wrongLeads:
    "Unfortunately, we're unable to credit your account for these leads. If you think this is an error, please contact support.",
};

/** What became of the report so far. */
export function saysOf({ state, by, reason, leads }: Report): { tone: Tone; says: string } {
  switch (state) {
    case 'checking':
      return { tone: 'info', says: 'Your report is received. We are checking the rows of the file.' };
    case 'delayed':
      return { tone: 'warn', says: failedWords('the file could not be read yet, and we keep trying.') };
    case 'crediting':
      return { tone: 'info', says: 'The file is bad. Your account is being credited.' };
    case 'credited':
      return { tone: 'ok', says: creditedWords(by, formatNumber(leads)) };
    case 'refused':
      return { tone: 'warn', says: refused[reason] };
  }
}

function creditedWords(by: Report['by'], n: string): string {
  if (by === 'customer') return `Thanks for reporting your file! Your account has been credited for ${n} leads.`;
  return `We checked this file and found it bad. Your account has been credited for ${n} leads.`;
}

/** In the list of facts; null while nothing is decided. */
export function outcomeOf({ state }: Report): string | null {
  if (state === 'credited') return 'Yes - account credited';
  return state === 'refused' ? 'Yes - no credits approved' : null;
}

/** Why a report was not taken. */
export function problemWords(error: unknown): string {
  if (error instanceof ServerProblem && error.code === 'already-reported')
    return 'This file has already been reported.';
  return failedWords(wordsFor(error));
}

function failedWords(sentence: string): string {
  const message = unstopped(sentence);
  return `Something went wrong reporting your file: ${message}. Please contact support.`;
}
