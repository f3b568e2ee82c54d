import { required } from './ids.ts';
import { processorContract, type ProviderUnderTest, type TestCard } from '../processor.contract.ts';
import { createRecurlyProcessor } from './create-recurly-processor.ts';
import { startRecurlyLike } from './testing/recurly-like.ts';
import { lastFourOf, priceOf, timeOf } from './testing/recurly-shapes.ts';
import { notificationOf, signedWebhook } from './testing/recurly-webhooks.ts';

const KEY = 'endpoint-key';
const DAY_MS = 86_400_000;

async function open(): Promise<ProviderUnderTest> {
  const server = await startRecurlyLike();
  const { books, apiBase, apiKey } = server;
  const codeOf = (customerId: string): string => customerId.slice('code-'.length);
  return {
    processor: createRecurlyProcessor({ apiKey, apiBase, webhookKeys: [KEY] }),
    priceOf,
    cardToken: (card: TestCard) => {
      const token = `${card}-${books.number()}`;
      books.tokens.set(token, card);
      return token;
    },
    last4: { good: lastFourOf.good, other: lastFourOf.other },
    authenticate: async (secret) => {
      books.passed.set(secret, `res-${secret}`);
      return `${secret.slice('act-'.length)}/res-${secret}`;
    },
    passRenewal: async (id) => books.passRenewal(books.subscription(id)),
    failNextCharge: async (customerId) => void books.failNext.add(codeOf(customerId)),
    retryPayment: async (id) => books.collect(books.subscription(id)),
    refund: async (id, cents) => void books.refund(books.invoice(id), cents),
    emailOf: (customerId) => books.account(customerId).email,
    dispute: null,
    addInvoices: async (customerId, count) => {
      const first = books.nowMs - count * DAY_MS;
      for (let day = 0; day < count; day += 1) books.addPaidCharge(codeOf(customerId), timeOf(first + day * DAY_MS));
    },
    loseNextAnswer: server.loseNextAnswer,
    webhook: async (id, signedWith) => {
      const uuid = id.slice('uuid-'.length);
      const about = required(
        books.happened.find((happened) => happened.uuid === uuid),
        'notification',
      );
      const text = notificationOf(about, 'ra8foq26o2zz', books.now);
      return signedWebhook(text, [signedWith ?? KEY], 1_767_000_000_000);
    },
    signatureHeader: 'recurly-signature',
    stop: server.stop,
  };
}

describe('Recurly keeps the contract of processors', () => processorContract(open));
