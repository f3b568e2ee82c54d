// Through accounts' own route; a repeat finds them.
import { randomUUID } from 'node:crypto';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { demoPassword, demoPeople } from './demo-people.ts';

/** Throws with the answer if one is refused. */
export async function openDemoAccounts(accountsInternalUrl: string, tokens: ServiceTokens): Promise<void> {
  for (const { who: _who, ...person } of demoPeople) {
    const response = await fetch(`${accountsInternalUrl}/internal/accounts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-correlation-id': randomUUID(),
        authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('standalone'))}`,
      },
      body: JSON.stringify({ ...person, password: demoPassword }),
    });
    if (!response.ok) throw new Error(`The demo account was refused: ${response.status} ${await response.text()}`);
  }
}
