import type { AttackCase } from './attack-case.ts';
import { bodyCases } from './cases/body-cases.ts';
import { connectionCases } from './cases/connection-cases.ts';
import { framingCases } from './cases/framing-cases.ts';
import { headerCases } from './cases/header-cases.ts';
import { messageProviderCases } from './cases/message-provider-cases.ts';
import { methodCases } from './cases/method-cases.ts';
import { providerCases } from './cases/provider-cases.ts';
import { spellingCases } from './cases/spelling-cases.ts';
import { targetCases } from './cases/target-cases.ts';
import { textCases } from './cases/text-cases.ts';

/** Every case that is answered at once; those of `slow-cases.ts` take half a minute each. */
export const quickCases: readonly AttackCase[] = [
  ...targetCases,
  ...methodCases,
  ...framingCases,
  ...headerCases,
  ...bodyCases,
  ...providerCases,
  ...messageProviderCases,
  ...spellingCases,
  ...textCases,
  ...connectionCases,
];
