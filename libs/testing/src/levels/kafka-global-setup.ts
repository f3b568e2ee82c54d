// Starts the brokers once per run on outside engines, if a chosen suite needs them, and passes their addresses to the
// workers.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KAFKA_VARIABLE, startTestKafka, type TestKafka } from '../kafka.ts';
import { repositoryRoot } from '../repository-root.ts';

// Jest loads setup and teardown as two module graphs of one process.
const shared = globalThis as { leadwrightTestKafka?: TestKafka };

/** The file patterns of the run; empty for all. */
type Run = { testPathPatterns: { patterns: string[] } };

export default async function setup({ testPathPatterns: { patterns } }: Run): Promise<void> {
  if (!suites(patterns).some(needsBrokers)) return;
  shared.leadwrightTestKafka = await startTestKafka();
  process.env[KAFKA_VARIABLE] = shared.leadwrightTestKafka.brokers;
}

function suites(patterns: string[]): string[] {
  const files = ['libs', 'services', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(repositoryRoot, folder, file),
    ),
  );
  return files.filter(
    (file) =>
      file.endsWith('.kafka.test.ts') &&
      !file.includes('/node_modules/') &&
      (patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern, 'i').test(file))),
  );
}

const needsBrokers = (file: string): boolean => /\btestBrokers\b/.test(readFileSync(file, 'utf8'));
