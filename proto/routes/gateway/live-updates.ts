import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { refusals } from './refusals.ts';

const description =
  "Server-sent events of the signed-in person's account. reset: read everything again (sent at every connect). " +
  'download {id, status?, fetchProgress?, storingFile?, rows?, reason?, archived?, version?}. balance {version}.';

const example = { answer: 'event: reset\ndata: {}\n\nevent: balance\ndata: {"version":12}\n\n' };

export const getEvents = route({
  method: 'GET',
  path: '/api/v2/events',
  service: 'gateway',
  access: 'public',
  refreshCookie: 'needed',
  summary: 'Live events of the account',
  description,
  produces: ['text/event-stream'],
  answers: { 200: Type.String({ description: 'Events, until one side ends it.' }) },
  refusals: [commonRefusals.notSignedIn, commonRefusals.notAllowed, refusals.tooManyStreams],
  example,
});
