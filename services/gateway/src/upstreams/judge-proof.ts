import type { Dispatcher } from 'undici';
import type { Route } from '@leadwright/contracts/routes/route';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

/** `proof` is null where the service could not tell. The body was read: it is to be sent from here. */
export type Judged = { proof: 'held' | 'failed' | null; body: Buffer };

/** Whether the request's own proof held, as the service's answer says. Answers of such routes are small. */
export async function judgeProof(answer: Dispatcher.ResponseData, route: Route): Promise<Judged> {
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { proof: proofOf(answer.statusCode, body, route), body };
}

function proofOf(status: number, body: Buffer, { proof, refusals = [] }: Route): Judged['proof'] {
  if (status >= 500) return null;
  if (status < 400) return proof?.orUnusable && fieldOf(body, 'usable') === false ? 'failed' : 'held';
  const code = fieldOf(body, 'code');
  // A refusal that all routes have, such as of a body in another form, comes before any proof is looked at.
  const isIn = (list: readonly Refusal[]): boolean => list.some((refusal) => refusal.code === code);
  return isIn(refusals) && !isIn(proof?.failsAs ?? []) ? 'held' : 'failed';
}

function fieldOf(body: Buffer, name: string): unknown {
  try {
    return (JSON.parse(body.toString()) as Record<string, unknown> | null)?.[name];
  } catch {
    // No JSON says nothing.
    return undefined;
  }
}
