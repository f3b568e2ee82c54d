import type { TSchema } from 'typebox';

/** A parameter with a default: who asks may leave it out, who answers always has it. */
export function mayBeLeftOut<Schema extends TSchema>(schema: Schema): Schema & { default: unknown } {
  if (!('default' in schema)) throw new Error('a parameter that may be left out has a default');
  return schema as Schema & { default: unknown };
}
