// One change of the subscription, from the click to its outcome. Only a click sends one. Where the answer is lost, or
// the processor has not answered yet, the outcome is looked up by the call's key, and a look-up never charges. The
// key outlives a reload of the page, so that a call under way is not sent a second time.
import { useEffect, useState } from 'react';
import { outcomeUnknown, useCommand } from '../../server/command.ts';
import {
  askedBefore,
  askedToConfirm,
  forgetKey,
  isPending,
  keyOf,
  newKey,
  rememberAsked,
  rememberKey,
  type CallKind,
} from './call-key.ts';
import { useLookUp, type Settled } from './look-up.ts';
import './words.ts';

export type Outcome =
  /** unknown: it is being looked up. not-made: it never arrived, so nothing was charged. */
  | { is: 'none' | 'sending' | 'unknown' | 'not-made' | 'done' }
  /** The bank asks the cardholder; nothing was charged yet. See card-form/confirm-payment.tsx. */
  | { is: 'confirm'; clientSecret: string }
  /** unclear: the look-up failed, so nobody knows yet. */
  | { is: 'refused' | 'unclear'; error: unknown };

export type BillingCall<Given> = {
  outcome: Outcome;
  /** What was given with the call that the bank asks about, also before a reload; null: it asks nothing. */
  asked: () => Given | null;
  /** Sends it under a new key. Does nothing while another is being sent or looked up. */
  run: (given: Given) => void;
  /** Forgets a refusal or a success, for example when the dialog closes; ends an unanswered wish to confirm. */
  reset: () => void;
  /** Looks again what became of it: after the cardholder's answer, or where it was `unclear`. */
  lookAgain: () => void;
};

type Options<Given> = {
  call: CallKind;
  /** A 202 answers `state: pending`. */
  send: (given: Given, idempotencyKey: string) => Promise<unknown>;
  /** After the answer, also one that was looked up, and also a refusal: it may say that all is done already. */
  onEnd: (is: Settled['is']) => Promise<unknown>;
};

type Looked = { key: string; time: number };
const nothing: Settled = { is: 'none' };

/** Each `run` is a new key: what was refused may be tried again, what is unanswered may not. */
export function useBillingCall<Given>({ call, send, onEnd }: Options<Given>): BillingCall<Given> {
  // A key that an earlier visit left is looked up first.
  const [looked, setLooked] = useState<Looked | null>(() => lookedNow(keyOf(call)));
  const [answered, setAnswered] = useState(nothing);
  const answer = (outcome: Settled) => {
    setLooked(null);
    setAnswered(outcome);
    end(outcome);
  };
  const end = ({ is }: Settled) => {
    if (is === 'confirm') return;
    forgetKey(call);
    void onEnd(is);
  };
  const command = useCommand({
    send: ({ given, key }: { given: Given; key: string }) => send(given, key),
    onSuccess: (said, { key }) => (isPending(said) ? setLooked(lookedNow(key)) : answer({ is: 'done' })),
    onError: (error, { given, key }) => {
      if (outcomeUnknown(error)) return setLooked(lookedNow(key));
      const outcome = askedToConfirm(error);
      if (outcome.is === 'confirm') rememberAsked(call, { clientSecret: outcome.clientSecret, given });
      answer(outcome);
    },
  });
  const found = useLookUp(call, looked);
  useEffect(() => {
    if (found.data !== null) end(found.data);
    // Once per look-up that ended.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found.data]);
  const outcome = outcomeOf();
  return {
    outcome,
    asked: () => askedBefore<Given>(call)?.given ?? null,
    run: (given) => {
      // The key stands at once, so that two presses before the next render are one call.
      if (underWay.has(outcome.is) || (outcome.is !== 'confirm' && keyOf(call) !== null)) return;
      const key = newKey();
      rememberKey(call, key);
      setLooked(null);
      setAnswered(nothing);
      command.mutate({ given, key });
    },
    reset: () => {
      if (['sending', 'unknown', 'unclear'].includes(outcome.is)) return;
      if (outcome.is === 'confirm') forgetKey(call);
      setLooked(null);
      setAnswered(nothing);
    },
    lookAgain: () => setLooked(lookedNow(keyOf(call))),
  };

  function outcomeOf(): Outcome {
    if (command.isPending) return { is: 'sending' };
    if (looked === null) return answered;
    if (found.data !== null) return found.data;
    return found.error === null ? { is: 'unknown' } : { is: 'unclear', error: found.error };
  }
}

const underWay: ReadonlySet<Outcome['is']> = new Set<Outcome['is']>(['sending', 'unknown', 'unclear']);

/** The time makes each look-up a new one, even under the same key. */
function lookedNow(key: string | null): Looked | null {
  return key === null ? null : { key, time: performance.now() };
}
