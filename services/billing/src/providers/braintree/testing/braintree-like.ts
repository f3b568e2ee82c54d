// A local gateway that answers Braintree's search for transactions as the package expects it: ids first, then pages
// of records, in XML.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LikeTransaction = {
  id: string;
  customerId: string;
  type: 'sale' | 'credit';
  status: string;
  amount: string;
  currencyIsoCode: string;
  createdAt: string;
  orderId?: string;
  planId?: string;
  subscriptionId?: string;
  refundedTransactionId?: string;
  period?: { start: string; end: string };
  disputes?: string[];
};

export type BraintreeLike = {
  host: string;
  port: number;
  transactions: LikeTransaction[];
  pages: number;
  /** Every search answers this status, until null. */
  failWith: number | null;
  /** Records are left out of every page, as when they vanish between both calls. */
  losesRecords: boolean;
  stop: () => Promise<void>;
};

const PAGE = 50;
export const credentials = { merchantId: 'merchant', publicKey: 'public', privateKey: 'private' };

/** Starts the gateway on a free port of loopback. */
export async function startBraintreeLike(): Promise<BraintreeLike> {
  // Never closes an idle connection: on a busy machine a call might be under way on it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answerTo(request)
      .then(({ status, xml }) =>
        response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(xml),
      )
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway: BraintreeLike = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    transactions: [],
    pages: 0,
    failWith: null,
    losesRecords: false,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answerTo(request: IncomingMessage): Promise<{ status: number; xml: string }> {
    const basic = Buffer.from(`${credentials.publicKey}:${credentials.privateKey}`).toString('base64');
    const { search } = JSON.parse(await textOf(request)) as Search;
    if (request.headers.authorization !== `Basic ${basic}`) return { status: 401, xml: '' };
    if (gateway.failWith !== null) return { status: gateway.failWith, xml: '' };
    const base = `/merchants/${credentials.merchantId}/transactions`;
    if (request.url === `${base}/advanced_search_ids`) return { status: 200, xml: idsOf(gateway, search) };
    if (request.url === `${base}/advanced_search`) return { status: 200, xml: pageOf(gateway, search) };
    return { status: 404, xml: '' };
  }
  return gateway;
}

type Search = { search: { customer_id?: { is?: string }; ids?: string[] | Record<string, string> } };

function idsOf({ transactions }: BraintreeLike, search: Search['search']): string {
  const ids = transactions.filter(({ customerId }) => customerId === search.customer_id?.is).map(({ id }) => id);
  return `<search-results><page-size type="integer">${PAGE}</page-size><ids type="array">${ids
    .map((id) => `<item>${id}</item>`)
    .join('')}</ids></search-results>`;
}

function pageOf(gateway: BraintreeLike, search: Search['search']): string {
  gateway.pages += 1;
  const ids = new Set(Object.values(search.ids ?? []));
  const found = gateway.transactions.filter(({ id }) => ids.has(id)).slice(gateway.losesRecords ? 1 : 0);
  return `<credit-card-transactions type="collection"><current-page-number type="integer">1</current-page-number>
    <page-size type="integer">${PAGE}</page-size><total-items type="integer">${found.length}</total-items>
    ${found.map(xmlOf).join('\n')}</credit-card-transactions>`;
}

function xmlOf(transaction: LikeTransaction): string {
  const { period, disputes = [] } = transaction;
  return `<transaction>
    ${text('id', transaction.id)}${text('type', transaction.type)}${text('status', transaction.status)}
    ${text('amount', transaction.amount)}${text('currency-iso-code', transaction.currencyIsoCode)}
    <created-at type="datetime">${transaction.createdAt}</created-at>
    ${text('order-id', transaction.orderId)}${text('plan-id', transaction.planId)}
    ${text('subscription-id', transaction.subscriptionId)}
    ${text('refunded-transaction-id', transaction.refundedTransactionId)}
    <subscription><billing-period-end-date ${period ? `type="date">${period.end}` : 'nil="true">'}</billing-period-end-date>
    <billing-period-start-date ${period ? `type="date">${period.start}` : 'nil="true">'}</billing-period-start-date></subscription>
    <disputes type="array">${disputes.map((status) => `<dispute><status>${status}</status></dispute>`).join('')}</disputes>
  </transaction>`;
}

function text(name: string, value: string | undefined): string {
  return value === undefined ? `<${name} nil="true"/>` : `<${name}>${value}</${name}>`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
