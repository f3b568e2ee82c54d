// reCAPTCHA v3: https://developers.google.com/recaptcha/docs/verify and …/docs/v3 describe the answer.
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { BotAction } from '@leadwright/contracts/routes/route';
import type { BotCheck, Verdict } from './bot-check.ts';

export type RecaptchaSettings = {
  siteKey: string;
  secretKey: string;
  /** From 0 (surely a program) to 1; lower scores fail. */
  scoreMin: number;
  hostname: string;
  apiBase: string;
  limitMs?: number;
};

/** Long enough for a slow answer, short enough that the person does not click again. */
const LIMIT_MS = 3_000;

const Answer = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  action: Type.Optional(Type.String()),
  hostname: Type.Optional(Type.String()),
  'error-codes': Type.Optional(Type.Array(Type.String())),
});

/** Codes about the token; any other is about our key or our request, and says nothing of the person. */
const codesOfTokens = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'browser-error',
]);

/** One request per token, never repeated: reCAPTCHA accepts a token once, so a repeat would refuse a person. */
export function createRecaptcha({ limitMs = LIMIT_MS, ...settings }: RecaptchaSettings): BotCheck {
  const { apiBase, secretKey, siteKey } = settings;
  return {
    settings: { kind: 'recaptcha', siteKey },
    judge: async (token, action) => {
      try {
        const response = await tracedFetch('recaptcha', `${apiBase}/recaptcha/api/siteverify`, {
          method: 'POST',
          // The body alone holds the secret: addresses end up in logs.
          body: new URLSearchParams({ secret: secretKey, response: token }),
          redirect: 'error',
          signal: AbortSignal.timeout(limitMs),
        });
        if (!response.ok) return { is: 'unavailable', reason: `status ${response.status}` };
        const answer: unknown = await response.json();
        if (!Value.Check(Answer, answer)) return { is: 'unavailable', reason: 'the answer has another form' };
        return verdictOf(answer, action, settings);
      } catch (error) {
        return { is: 'unavailable', reason: nameOf(error) };
      }
    },
  };
}

// A time limit is a DOMException, and no Error of every realm.
function nameOf(error: unknown): string {
  return (error as { name?: string } | null)?.name ?? 'no answer';
}

function verdictOf(
  answer: Static<typeof Answer>,
  action: BotAction,
  { hostname, scoreMin }: Pick<RecaptchaSettings, 'hostname' | 'scoreMin'>,
): Verdict {
  if (!answer.success) {
    const codes = answer['error-codes'] ?? [];
    const isOfToken = codes.length > 0 && codes.every((code) => codesOfTokens.has(code));
    return { is: isOfToken ? 'failed' : 'unavailable', reason: codes.join(', ') || 'no code' };
  }
  if (answer.action !== action) return { is: 'failed', reason: 'made for another action' };
  // Anybody may put our site key into a page of theirs.
  if (answer.hostname !== hostname) return { is: 'failed', reason: 'made on another site' };
  if (answer.score === undefined || answer.score < scoreMin)
    return { is: 'failed', reason: `score ${answer.score ?? 'absent'}` };
  return { is: 'passed' };
}
