// What is away or full, whoever wanted it and whatever was asked of it: one outage fails in many words.
import { isLostConnection, isNetworkCode, TransientError } from './transient.ts';

export type Engine = 'PostgreSQL' | 'ClickHouse' | 'Kafka';

type Facts = {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  address?: unknown;
  port?: unknown;
  engine?: unknown;
  cause?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
};

const DEPTH_MAX = 8;
const DISK = 'disk';
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100'];
const diskWords = /NOT_ENOUGH_SPACE|No space left on device/;
const DISK_STATUS = 507;
const SERVER_ERROR = 500;
// Its connection ended or was refused, it stops, or it starts.
const postgresAway = /^(08[0-9A-Z]{3}|57P0[1-3])$/;

/** Says of a failure which engine could not be reached: a connection's own error names an address at most. */
export const unreachable = <Failure extends object>(engine: Engine, failure: Failure): Failure & { engine: Engine } =>
  Object.assign(failure, { engine });

/** The name of what is away or full; undefined where it is neither. By shape, since an error may come from another realm. */
export function outageOf(error: unknown): string | undefined {
  const chain = [...causesOf(error, 0)];
  if (chain.some(isFull)) return DISK;
  return chain.map(engineOf).find(isSaid) ?? chain.map(placeOf).findLast(isSaid) ?? chain.map(saidOf).findLast(isSaid);
}

/** True of a connection that failed, at whichever end. */
export const isUnreachable = (error: unknown): boolean =>
  [...causesOf(error, 0)].some(({ code }) => isNetworkCode(code));

const isSaid = (text: string | undefined): text is string => text !== undefined;

function* causesOf(error: unknown, depth: number): Generator<Facts> {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return;
  const facts = error as Facts;
  yield facts;
  // A name with several addresses fails with an error for each.
  if (Array.isArray(facts.errors)) yield* causesOf(facts.errors[0], depth + 1);
  yield* causesOf(facts.cause, depth + 1);
}

const textOf = ({ message }: Facts): string => (typeof message === 'string' ? message : '');

const isFull = (facts: Facts): boolean =>
  diskCodes.includes(String(facts.code)) ||
  diskWords.test(textOf(facts)) ||
  facts.$metadata?.httpStatusCode === DISK_STATUS;

function engineOf(facts: Facts): string | undefined {
  const { engine, name, code, $metadata } = facts;
  if (typeof engine === 'string') return engine;
  if (postgresAway.test(String(code)) || isLostConnection(textOf(facts))) return 'PostgreSQL';
  if (typeof name === 'string' && /^KafkaJS.*Connection/.test(name)) return 'Kafka';
  const isAway = isNetworkCode(code) || ($metadata?.httpStatusCode ?? 0) >= SERVER_ERROR;
  return $metadata && isAway ? 'file store' : undefined;
}

const placeOf = ({ code, address, port }: Facts): string | undefined =>
  isNetworkCode(code) ? (address === undefined ? String(code) : `${String(address)}:${String(port)}`) : undefined;

const saidOf = (facts: Facts): string | undefined => (facts instanceof TransientError ? facts.message : undefined);
