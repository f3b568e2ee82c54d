import type { SearchConfig } from '../config.ts';

/** By which tests and search know people who asked to be in no list. */
export const leadMarkKeys = [{ id: '1', key: 'm'.repeat(32) }];

/** Ports of its own, silent, nothing that takes long. */
export function testConfig({
  url,
  searchKey,
  publicKeys,
  atOnce = 16,
  leaveSeconds = 0,
}: {
  url: string;
  searchKey: string;
  publicKeys: Record<string, string>;
  atOnce?: number;
  leaveSeconds?: number;
}): SearchConfig {
  return {
    SEARCH_PORT: 0,
    SEARCH_HOST: '127.0.0.1',
    SEARCH_INTERNAL_PORT: 0,
    SEARCH_INTERNAL_HOST: '127.0.0.1',
    SEARCH_POSTGRES_URL: url,
    SEARCH_SERVICE_PRIVATE_KEY: searchKey,
    SEARCH_SERVICE_PUBLIC_KEYS: publicKeys,
    SEARCH_PEERS: { accounts: 'http://127.0.0.1:1' },
    SEARCH_LEAD_MARK_KEYS: leadMarkKeys.map(({ id, key }) => `${id}=${key}`).join(','),
    SEARCH_LOG_LEVEL: 'silent',
    SEARCH_COUNT_SECONDS_MAX: 60,
    SEARCH_QUESTIONS_AT_ONCE: atOnce,
    SEARCH_WARM_GEOGRAPHY: true,
    SEARCH_LEAVE_SECONDS: leaveSeconds,
  };
}
