// The package's adapter repeats a POST after a reset, which may charge twice. This one sends once, in bounded time.
import { timeLimit } from '@leadwright/runtime/process/time-limit';
import { HttpAdapter, HttpResponse } from 'recurly/lib/recurly/HttpAdapter.js';

/** The call ended without an answer that can be read: it may or may not have happened. */
export class NoAnswer extends Error {}

export type TransportOptions = {
  apiBase?: string | undefined;
  timeoutMs: number;
  /** Ends every call that is under way by then; for a command that needs several. */
  deadline?: AbortSignal | undefined;
  /** Sent with every writing call; the package itself has no option for it. */
  idempotencyKey?: string | undefined;
};

export class Transport extends HttpAdapter {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    super();
    this.#options = options;
  }

  override async execute(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<HttpResponse> {
    const { apiBase, timeoutMs, deadline, idempotencyKey } = this.#options;
    const limit = timeLimit(timeoutMs, ...(deadline ? [deadline] : []));
    const isKeyed = idempotencyKey !== undefined && method !== 'GET' && method !== 'HEAD';
    const { pathname, search, origin } = new URL(url);
    try {
      const response = await fetch(`${apiBase ?? origin}${pathname}${search}`, {
        method,
        headers: isKeyed ? { ...headers, 'Idempotency-Key': idempotencyKey } : headers,
        body,
        redirect: 'manual',
        signal: limit.signal,
      });
      return new HttpResponse(response.status, Object.fromEntries(response.headers), await response.text());
    } catch (error) {
      throw new NoAnswer('the provider did not answer', { cause: error });
    } finally {
      limit.release();
    }
  }
}

/** Takes no answer that the package would misread. */
export class CheckedTransport extends Transport {
  override async execute(...call: Parameters<Transport['execute']>): Promise<HttpResponse> {
    const answer = await super.execute(...call);
    const { statusCode, body, headers } = answer;
    if (isReadable(statusCode, body ?? '', headers['content-type'] ?? '')) return answer;
    throw new NoAnswer(`the provider answered ${statusCode} with something that cannot be read`);
  }
}

// The package takes an error without `error` for a success; neither tells whether the call was done.
function isReadable(status: number, text: string, contentType: string): boolean {
  if (status >= 300 && status < 400) return false;
  const isError = status >= 400;
  if (text === '' || !contentType.includes('json')) return isError || text === '';
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && (isError ? 'error' in answer : 'object' in answer);
  } catch {
    return false;
  }
}
