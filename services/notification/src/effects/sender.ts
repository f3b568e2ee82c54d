// Sends due mails one after the other. Replicas share the table, and only one takes a row.
import { inScope } from '@leadwright/postgres/scope';
import { createSignal } from '@leadwright/runtime/process/signal';
import { SpanKind, traced, type Tracer } from '@leadwright/runtime/telemetry/tracing';
import { takeDueMail } from './effect.ts';
import { sendMail, type SendParts } from './send-mail.ts';

export type Sender = {
  /** Ends after the current mail. */
  stop(): Promise<void>;
  health(): { ok: boolean; detail: string };
};

const POLL_MS = 300;
const TROUBLE_MS = 2_000;

export function startSender(parts: SendParts & { tracer?: Tracer | undefined }): Sender {
  const signal = createSignal();
  const state = { ok: true, detail: 'watching', stopping: false };
  const drain = async (): Promise<void> => {
    while (!state.stopping) {
      const due = await inScope(parts.database.db, 'all', (trx) => takeDueMail(trx));
      if (!due) return;
      const span = {
        name: `send ${due.request.template}`,
        kind: SpanKind.CONSUMER,
        parent: due.request.traceparent,
        attributes: { 'leadwright.tries': due.tries },
      };
      await traced(parts.tracer, span, () => sendMail(parts, due));
    }
  };
  const loop = async (): Promise<void> => {
    while (!state.stopping) {
      try {
        await drain();
        Object.assign(state, { ok: true, detail: 'watching' });
        if (!state.stopping) await signal.wait(POLL_MS);
      } catch (error) {
        Object.assign(state, { ok: false, detail: error instanceof Error ? error.message : 'unknown' });
        parts.logger.error({ err: error }, 'mails wait');
        if (!state.stopping) await signal.wait(TROUBLE_MS);
      }
    }
  };
  const looping = loop();
  return {
    health: () => ({ ok: state.ok, detail: state.detail }),
    stop: async () => {
      state.stopping = true;
      signal.wake();
      await looping;
    },
  };
}
