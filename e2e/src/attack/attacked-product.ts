// What both levels of the attack start: the gateway that is attacked, before the services of the product
// that the run shares, and the innocent.
import { seededRandom } from '@leadwright/testing/fault-run';
import { sharedProduct } from '../product/shared-product.ts';
import { startAttackedGateway } from './attacked-gateway.ts';
import { signInAttackers, startInnocentClient } from './innocent-client.ts';
import type { Target } from './run-case.ts';

export type AttackedProduct = {
  /** With tokens that live for ten minutes from now. */
  target(): Promise<Target>;
  /** What the innocent got, what the services got, so far. */
  seen(): { answers: number; wrong: string[]; requests: number; violations: string[] };
  stop(): Promise<void>;
};

/** `seed` chooses the innocent's questions. What was started is stopped again if a later part fails. */
export async function startAttackedProduct(where: 'here' | 'apart', seed: number): Promise<AttackedProduct> {
  const closers: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const product = await sharedProduct();
    const gateway = await startAttackedGateway(product, where);
    closers.push(gateway.stop);
    const innocent = await startInnocentClient(product.url, gateway.port, seededRandom(seed));
    closers.push(innocent.stop);
    return {
      target: async () => ({ port: gateway.port, tokens: await signInAttackers(product.url) }),
      seen: () => ({
        ...innocent.report(),
        requests: gateway.recording.requests,
        violations: [...gateway.recording.violations],
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
