import type { ServiceName } from '@leadwright/contracts/topology';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { buildInternalApp } from '@leadwright/runtime/http/internal-app';
import type { RunningService } from '@leadwright/runtime/process/service';
import { openService, type Opened, type Work } from './open-service.ts';
import { serviceConfigOf, type ConfigOf } from './variables.ts';

export type LoglessService<Name extends ServiceName> = {
  name: Name;
  config: ConfigOf<Name>;
  bus: EventBus;
  parts(opened: Opened & { ready: () => Promise<void> }): Promise<Work & { app: HttpApp }>;
};

/** Starts it on a migrated database. Throws if a part cannot start; then what was started is stopped. */
export async function startLoglessService<Name extends ServiceName>({
  name,
  config,
  bus,
  parts,
}: LoglessService<Name>): Promise<RunningService> {
  return openService({ name, config: serviceConfigOf(name, config) }, async (opened) => {
    const { logger, telemetry, ready, probes } = opened;
    opened.watch(() => ({ bus: bus.health() }));
    const { app, ...work } = await parts(opened);
    opened.watchEngines(work);
    opened.watchStalls(() => bus.health().stalled);
    await opened.startWork(work);
    // Without tokens: it is asked for nothing but its health and its metrics.
    const internal = await buildInternalApp({ service: name, logger, tokens: null, ready, probes, telemetry });
    return opened.listen({ public: app, internal });
  });
}
