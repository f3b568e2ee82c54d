// Node's node:http and fetch, from log-in to file. `node client.mjs ADDRESS E-MAIL PASSWORD` prints a line per case:
// `ok CASE` or `failed CASE | why`.
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [address, email, password] = process.argv.slice(2);
const TIMEOUT_MS = 10_000;
const READY_MS = 30_000;
const ROWS = 3;
const search = { dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: [] };
const searchText = JSON.stringify(search).slice(1, -1);
const kept = new http.Agent({ keepAlive: true });

const compact = (value) => JSON.stringify(value);
const pretty = (value) => JSON.stringify(value, null, 2);

/** node:http, with a Content-Length or in two chunks, on a kept or a closed connection. */
function plain({ chunked = false, agent = kept } = {}) {
  return (method, path, body, headers) =>
    new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : Buffer.from(body);
      const length = bytes === undefined || chunked ? {} : { 'content-length': bytes.length };
      const request = http.request(
        new URL(path, address),
        { method, agent, headers: { ...headers, ...length }, timeout: TIMEOUT_MS },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
          answer.on('end', () => resolve({ status: answer.statusCode, content: Buffer.concat(chunks) }));
        },
      );
      request
        .on('error', reject)
        .on('timeout', () => request.destroy(new Error(`${method} ${path}: no answer in ${TIMEOUT_MS} ms`)));
      if (chunked && bytes) request.write(bytes.subarray(0, bytes.length / 2));
      request.end(chunked && bytes ? bytes.subarray(bytes.length / 2) : bytes);
    });
}

/** fetch; a stream as body is sent in chunks. */
function byFetch({ chunked = false } = {}) {
  return async (method, path, body, headers) => {
    const stream = chunked && body !== undefined ? { body: new Blob([body]).stream(), duplex: 'half' } : { body };
    const answer = await fetch(new URL(path, address), {
      method,
      headers,
      ...stream,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
  };
}

class Client {
  constructor(send, write) {
    Object.assign(this, { send, write, token: undefined });
  }

  async call(method, path, { body, headers = {}, status = 200 } = {}) {
    const sent = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
    const answer = await this.send(method, path, body, sent);
    assert.equal(
      answer.status,
      status,
      `${method} ${path} ${compact(headers)}: ${answer.status} instead of ${status}: ${answer.content.subarray(0, 200)}`,
    );
    return answer.content;
  }

  async json(method, path, options) {
    return JSON.parse(await this.call(method, path, options));
  }

  async logIn(body = this.write({ email, password })) {
    ({ token: this.token } = await this.json('POST', '/api/login', { body }));
  }

  order(body, key, status = 202) {
    return this.json('POST', '/api/v2/downloads', { body, headers: { 'idempotency-key': key }, status });
  }

  /** The usage once no lead is on hold, because the charge follows the file. */
  settled() {
    return until(
      () => this.json('GET', '/api/v2/usage'),
      ({ leadsHeld }) => leadsHeld === 0,
    );
  }

  async fileOf(id, rows) {
    const download = await until(
      () => this.json('GET', `/api/v2/downloads/${id}`),
      ({ status }) => status === 'ready' || status === 'failed',
    );
    assert.equal(download.status, 'ready');
    const link = await this.json('POST', `/api/v2/downloads/${id}/link`);
    const content = await this.call('GET', link.url);
    assert.equal(content.toString().split('\r\n').length, rows + 2, 'rows of the file, its header and its end');
    assert.equal(content.length, download.bytes, 'bytes');
    assert.equal(createHash('sha256').update(content).digest('hex'), download.sha256, 'SHA-256');
    return download;
  }
}

async function until(read, good) {
  const deadline = Date.now() + READY_MS;
  let value;
  while (Date.now() < deadline) {
    value = await read();
    if (good(value)) return value;
    await pause(100);
  }
  throw new Error(`waited ${READY_MS} ms in vain; last seen: ${compact(value)}`);
}

async function path(send, write) {
  const client = new Client(send, write);
  await client.logIn();
  assert.equal((await client.json('GET', '/api/v2/me')).email, email);
  const { dictionaries } = await client.json('GET', '/api/v2/dictionaries');
  assert(
    dictionaries.some(({ dictId }) => dictId === 'consumers'),
    'no consumers',
  );
  const { count, datasetVersion } = await client.json('POST', '/api/v2/searches/count', { body: write(search) });
  assert(count > ROWS, `${count} leads`);
  assert(
    (await client.json('POST', '/api/v2/searches/preview', { body: write(search) })).rows.length > 0,
    'an empty preview',
  );
  const before = await client.settled();
  const wanted = { ...search, name: 'Arizona', rows: ROWS, datasetVersion };
  const key = randomUUID();
  const ordered = await client.order(write(wanted), key);
  await client.fileOf(ordered.id, ROWS);
  assert.deepEqual(await client.order(write(wanted), key), ordered, 'the repeated order');
  assert.equal((await client.order(write({ ...wanted, rows: ROWS + 1 }), key, 409)).code, 'idempotency-key-reused');
  assert.equal(before.leadsRemaining - (await client.settled()).leadsRemaining, ROWS, 'leads charged');
}

/** Sends an order as exactly these bytes; VERSION is replaced by the version of the leads. */
async function orderedAs(text, rows, name = 'Arizona', logIn) {
  const client = new Client(plain(), compact);
  await client.logIn(logIn);
  const { datasetVersion } = await client.json('POST', '/api/v2/searches/count', { body: compact(search) });
  const { id } = await client.order(text.replace('VERSION', datasetVersion), randomUUID());
  assert.equal((await client.fileOf(id, rows)).name, name);
}

function escapes() {
  const logIn = compact({ email, password }).replace('@', String.raw`\u0040`);
  return orderedAs(
    String.raw`{${searchText},"name":"Caf\u00e9 \u0041rizona","rows":3,"datasetVersion":VERSION}`,
    3,
    'Café Arizona',
    logIn,
  );
}

async function countedAs(contentType) {
  const client = new Client(plain(), compact);
  await client.logIn();
  await client.call('POST', '/api/v2/searches/count', {
    body: pretty(search),
    headers: { 'content-type': contentType },
  });
}

async function refusals() {
  const client = new Client(plain(), compact);
  await client.logIn();
  for (const [headers, body, status] of [
    [{ 'content-type': 'text/plain' }, compact(search), 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 'dictId=consumers', 415],
    [{ 'content-type': 'application/json; charset=iso-8859-1' }, compact(search), 415],
    [{ 'content-encoding': 'gzip' }, compact(search), 415],
    [{}, '{"dictId":"consumers",}', 400],
  ]) {
    const refused = await client.json('POST', '/api/v2/searches/count', { body, headers, status });
    for (const member of ['code', 'message', 'correlationId'])
      assert(member in refused, `no ${member}: ${compact(refused)}`);
  }
}

const cases = {
  'compact, length, kept connection': () => path(plain(), compact),
  'pretty, length, kept connection': () => path(plain(), pretty),
  'compact, chunked, kept connection': () => path(plain({ chunked: true }), compact),
  'pretty, chunked, kept connection': () => path(plain({ chunked: true }), pretty),
  'pretty, length, closed connection': () => path(plain({ agent: false }), pretty),
  'pretty, chunked, closed connection': () => path(plain({ agent: false, chunked: true }), pretty),
  'fetch, compact, length': () => path(byFetch(), compact),
  'fetch, pretty, chunked': () => path(byFetch({ chunked: true }), pretty),
  escapes,
  '2e1': () => orderedAs(`{${searchText},"name":"Arizona","rows":2e1,"datasetVersion":VERSION}`, 20),
  'byte-order mark': () => orderedAs(`\ufeff{${searchText},"name":"Arizona","rows":2,"datasetVersion":VERSION}`, 2),
  'duplicate keys': () => orderedAs(`{"rows":5,${searchText},"name":"Arizona","rows":2,"datasetVersion":VERSION}`, 2),
  'application/json; charset=utf-8': () => countedAs('application/json; charset=utf-8'),
  'application/json;': () => countedAs('application/json;'),
  refusals,
};

for (const [name, run] of Object.entries(cases)) {
  try {
    await run();
    console.log(`ok ${name}`);
  } catch (error) {
    // A failed case is reported, and the others still run.
    console.log(`failed ${name} | ${String(error?.cause ?? error).replaceAll('\n', ' ')}`);
  }
}
kept.destroy();
