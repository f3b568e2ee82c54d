import { Type } from 'typebox';
import { route } from '../route.ts';

export const Settings = Type.Union([
  Type.Object({ kind: Type.Literal('off') }),
  Type.Object({ kind: Type.Literal('intercom'), appId: Type.String(), script: Type.String() }),
]);

export const getMessaging = route({
  method: 'GET',
  path: '/api/v2/messaging',
  service: 'gateway',
  access: 'public',
  summary: 'Which customer-messaging service the page loads',
  answers: { 200: Settings },
  example: { answer: { kind: 'off' } },
});
