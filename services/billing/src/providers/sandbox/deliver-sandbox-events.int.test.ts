import { deliverSandboxEvents } from './deliver-sandbox-events.ts';
import type { SandboxWebhook } from '../created-processor.ts';
import { createSandboxProcessor } from './sandbox-processor.ts';
import { startSandboxUnderTest, type SandboxUnderTest } from './testing/sandbox-under-test.ts';

const webhookSecret = 'a secret of this test';
let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

describe('what happened at the sandbox', () => {
  it('is sent signed, in order, again until it is taken, and then no more', async () => {
    const { processor, database, parts } = sandbox;
    const customer = await processor.createCustomer({ key: 'c', accountId: 'account' });
    const customerId = customer.done ? customer.value.customerId : '';
    const subscribe = { key: 's', customerId, planId: 'team-unlimited', cardToken: 'tok_dispute' };
    const made = await processor.createSubscription(subscribe);
    const subscriptionId = made.done ? made.value.subscriptionId : '';
    const reader = createSandboxProcessor({ ...parts, webhookSecret });
    const told: string[][] = [];
    const read = ({ body, headers }: SandboxWebhook): void => {
      const webhook = reader.readWebhook({ body, headers, nowMs: Date.now() });
      if (!webhook.accepted) throw new Error(webhook.refusal);
      expect(webhook.events.every((event) => event.subscriptionId === subscriptionId)).toBe(true);
      told.push(webhook.events.map(({ type }) => type));
    };
    const away = async (webhooks: SandboxWebhook[]): Promise<void> => {
      webhooks.forEach(read);
      throw new Error('billing is away');
    };
    await expect(deliverSandboxEvents({ database, webhookSecret, deliver: away })).rejects.toThrow('billing is away');
    const deliver = async (webhooks: SandboxWebhook[]): Promise<void> => webhooks.forEach(read);
    expect(await deliverSandboxEvents({ database, webhookSecret, deliver })).toBe(3);
    expect(await deliverSandboxEvents({ database, webhookSecret, deliver })).toBe(0);
    const types = ['subscription.created', 'invoice.paid', 'dispute.opened'];
    expect(told).toEqual([types, types]);
  });
});
