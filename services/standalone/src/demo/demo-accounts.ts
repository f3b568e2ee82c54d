// Through accounts' own route; a repeat finds them.
import { randomUUID } from 'node:crypto';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { demoPassword, demoPeople } from './demo-people.ts';

export const demoAccounts = demoPeople.map(({ who: _who, ...person }) => ({ ...person, password: demoPassword }));

/** Throws with the answer if one is refused. */
export async function openAccounts(
  accountsInternalUrl: string,
  tokens: ServiceTokens,
  people: readonly (object & { password: string })[],
): Promise<void> {
  for (const person of people) {
    const response = await fetch(`${accountsInternalUrl}/internal/accounts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-correlation-id': randomUUID(),
        authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('standalone'))}`,
      },
      body: JSON.stringify(person),
    });
    if (!response.ok) throw new Error(`An account was refused: ${response.status} ${await response.text()}`);
  }
}
