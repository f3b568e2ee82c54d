// Starts what both levels of the attack need: the attacked gateway, before the services of the shared product, and the
// innocent client.
import { seededRandom } from '@leadwright/testing/fault-run';
import { sharedProduct } from '../product/shared-product.ts';
import { startAttackedGateway } from './attacked-gateway.ts';
import { signInAttackers, startInnocentClient } from './innocent-client.ts';
import type { Target } from './attack-case.ts';

export type AttackedProduct = {
  /** Tokens that are valid for ten minutes from now. */
  target(): Promise<Target>;
  /** What the innocent client and the services have received so far. */
  seen(): { answers: number; wrong: string[]; requests: number; violations: string[] };
  stop(): Promise<void>;
};

/** `seed` chooses the requests of the innocent client. If a part fails to start, the others are stopped again. */
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
      target: async () => ({ port: gateway.port, publicUrl: product.url, tokens: await signInAttackers(product.url) }),
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
