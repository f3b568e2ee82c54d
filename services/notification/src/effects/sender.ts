// Sends due messages of one kind, one after the other. Replicas share the table, and only one takes a row.
import type { DueEffect } from '@leadwright/eventsourcing/effects/effect';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { createSignal } from '@leadwright/runtime/process/signal';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { SpanKind, traced, type Tracer } from '@leadwright/runtime/telemetry/tracing';
import { sendMail, type SendParts } from './send-mail.ts';
import { sendSms, type SendSmsParts } from './send-sms.ts';
import { takeDueMail, takeDueSms } from './effect.ts';

export type Sender = {
  /** Ends after the current message. */
  stop(): Promise<void>;
  health(): { ok: boolean; detail: string };
};

const POLL_MS = 300;
const TROUBLE_MS = 2_000;

type Traced = { tracer?: Tracer | undefined };

/** Sends the mails that are due. */
export function startMailSender(parts: SendParts & Traced): Sender {
  return startSender(parts, takeDueMail, (due) => sendMail(parts, due));
}

/** Sends the text messages that are due: beside the mails, so that neither waits for the other's provider. */
export function startSmsSender(parts: SendSmsParts & Traced): Sender {
  return startSender(parts, takeDueSms, (due) => sendSms(parts, due));
}

type Due = DueEffect<{ template: string; traceparent?: string }>;
type Scoped = Parameters<typeof takeDueMail>[0];

function startSender<Taken extends Due>(
  { database, logger, tracer }: { database: Database; logger: Logger } & Traced,
  take: (db: Scoped) => Promise<Taken | null>,
  send: (due: Taken) => Promise<void>,
): Sender {
  const signal = createSignal();
  const state = { ok: true, detail: 'watching', stopping: false };
  const drain = async (): Promise<void> => {
    while (!state.stopping) {
      const due = await inScope(database.db, 'all', (trx) => take(trx));
      if (!due) return;
      const span = {
        name: `send ${due.request.template}`,
        kind: SpanKind.CONSUMER,
        parent: due.request.traceparent,
        attributes: { 'leadwright.tries': due.tries },
      };
      await traced(tracer, span, () => send(due));
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
        logger.error({ err: error }, 'messages wait');
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
