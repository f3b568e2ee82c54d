import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { assertBusLogin, connectionOf, openBus } from './open-bus.ts';

const logger = createLogger('test', 'silent');
const onFatal = (): void => undefined;
const plain = {
  KAFKA_BROKERS: undefined,
  KAFKA_SSL: false,
  KAFKA_SASL_MECHANISM: undefined,
  KAFKA_SASL_USERNAME: undefined,
  KAFKA_SASL_PASSWORD: undefined,
  BUS_LOGS: undefined,
};

describe('openBus', () => {
  it('reads the variables of its own service, whose adapter is Kafka where brokers are given', async () => {
    const bus = await openBus({
      service: 'billing',
      config: { BILLING_KAFKA_BROKERS: '127.0.0.1:9', BILLING_KAFKA_SSL: false },
      logger,
      onFatal,
    });
    // Only that one has members of groups.
    expect(bus.health()).toEqual({ ok: true, detail: '0 members' });
    await bus.close();
  });

  it('refuses a configuration that names neither', async () => {
    await expect(openBus({ service: 'billing', config: {}, logger, onFatal })).rejects.toThrow(
      'billing has no bus configured',
    );
  });

  it('connects in plain text only by default', () => {
    expect(connectionOf(plain, 'a:9092,b:9092')).toEqual({ brokers: ['a:9092', 'b:9092'], security: { ssl: false } });
    expect(connectionOf({ ...plain, KAFKA_SSL: true }, 'a:9093')).toEqual({
      brokers: ['a:9093'],
      security: { ssl: true },
    });
    const login = {
      KAFKA_SSL: true,
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: 'billing',
      KAFKA_SASL_PASSWORD: 'secret',
    } as const;
    expect(connectionOf({ ...plain, ...login }, 'a:9093').security).toEqual({
      ssl: true,
      sasl: { mechanism: 'scram-sha-512', username: 'billing', password: 'secret' },
    });
  });
});

describe('assertBusLogin', () => {
  it('tells a broker that is away, which may pass, and asks nobody without Kafka', async () => {
    const config = { BILLING_KAFKA_BROKERS: '127.0.0.1:9', BILLING_KAFKA_SSL: false };
    await expect(assertBusLogin('billing', config, logger)).rejects.toThrow(TransientError);
    await expect(assertBusLogin('billing', {}, logger)).resolves.toBeUndefined();
  });
});
