import twilio from 'twilio';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

type Request<Data> = typeof twilio.RequestClient.prototype.request<Data>;
type Options<Data> = Parameters<Request<Data>>[0];
type Answer<Data> = Awaited<ReturnType<Request<Data>>>;

/** Below the lease of the effect: a call never outlives its claim. */
export const TWILIO_TIMEOUT_MS = 8_000;

/** It follows no redirect and never retries: whether a message is sent again is decided by its effect. */
export class TwilioHttp extends twilio.RequestClient {
  readonly #base: string | undefined;

  constructor(base?: string) {
    super({ timeout: TWILIO_TIMEOUT_MS });
    this.#base = base;
  }

  override async request<Data>(options: Options<Data>): Promise<Answer<Data>> {
    const { method, uri, username, password, headers, data } = options;
    const asked = new URL(uri);
    const url = this.#base === undefined ? asked : new URL(asked.pathname + asked.search, this.#base);
    const answer = await tracedFetch('twilio', url.href, {
      method: method.toUpperCase(),
      headers: {
        ...(headers as Record<string, string>),
        authorization: `Basic ${Buffer.from(`${username ?? ''}:${password ?? ''}`).toString('base64')}`,
      },
      ...(data === undefined ? {} : { body: new URLSearchParams(data as unknown as Record<string, string>) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TWILIO_TIMEOUT_MS),
    });
    return { statusCode: answer.status, body: (await answer.text()) as Data, headers: answer.headers };
  }
}
