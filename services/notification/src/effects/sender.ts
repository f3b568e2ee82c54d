// Replicas share the table, and only one takes a row.
import type { DueEffect } from '@leadwright/eventsourcing/effects/effect';
import { startEffectWorker, type EffectWorker } from '@leadwright/eventsourcing/effects/effect-worker';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { SpanKind, traced, type Tracer } from '@leadwright/runtime/telemetry/tracing';
import { sendMail, type SendParts } from './send-mail.ts';
import { sendSms, type SendSmsParts } from './send-sms.ts';
import { mailKind, smsKind, takeDueMail, takeDueSms } from './effect.ts';

type Traced = { tracer?: Tracer | undefined };

export function startMailSender(parts: SendParts & Traced): EffectWorker {
  return startSender(parts, mailKind, takeDueMail, (due) => sendMail(parts, due));
}

/** Beside the mails, so that neither waits for the other's provider. */
export function startSmsSender(parts: SendSmsParts & Traced): EffectWorker {
  return startSender(parts, smsKind, takeDueSms, (due) => sendSms(parts, due));
}

type Due = DueEffect<{ template: string; traceparent?: string }>;
type Scoped = Parameters<typeof takeDueMail>[0];

function startSender<Taken extends Due>(
  { database, logger, tracer }: { database: Database; logger: Logger } & Traced,
  kind: string,
  take: (db: Scoped) => Promise<Taken | null>,
  send: (due: Taken) => Promise<void>,
): EffectWorker {
  const drain = async (isStopping: () => boolean): Promise<void> => {
    while (!isStopping()) {
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
  return startEffectWorker({ database, logger, kind, drain, failure: 'messages wait' });
}
