import Fastify from 'fastify';
import { Type } from 'typebox';
import { onUse } from '../requests/request-validation.ts';
import { compilersFactory } from './compile-on-use.ts';

it('compiles what is used, once', () => {
  let made = 0;
  const double = onUse(() => {
    made += 1;
    return (n: number) => 2 * n;
  });
  expect(made).toBe(0);
  expect([double(1), double(2)]).toEqual([2, 4]);
  expect(made).toBe(1);
});

it('answers with the fields of the schema alone, as compiled at the start', async () => {
  const schema = { response: { 200: Type.Object({ kept: Type.Integer() }) } };
  const app = Fastify({ schemaController: { compilersFactory } });
  app.get('/', { schema }, () => Promise.resolve({ kept: 1, dropped: 2 }));
  const answers = await Promise.all([app.inject('/'), app.inject('/')]);
  expect(answers.map(({ body }) => body)).toEqual(['{"kept":1}', '{"kept":1}']);
  await app.close();
});
