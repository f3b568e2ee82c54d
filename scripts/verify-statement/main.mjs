// `node scripts/verify-statement/main.mjs FILE`: checks a statement file without the product, offline, on plain
// Node. It reads the published bytes with a reader of its own, so it shares no code with what wrote them.
// Exit code 0: the statement holds. 1: it does not. 2: this is not a statement file.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createCheck } from './check.mjs';

const [file] = process.argv.slice(2);
if (file === undefined || process.argv.length > 3) {
  process.stderr.write('usage: node scripts/verify-statement/main.mjs FILE\n');
  process.exit(2);
}

try {
  const check = createCheck();
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    if (line !== '') check.take(line);
  }
  const { statement, problems, events, lastHash } = check.end();
  const { accountId, from, to, knownAt, totals } = statement;
  process.stdout.write(`Account ${accountId}, from ${from} until ${to}`);
  process.stdout.write(knownAt === null ? '\n' : `, as known at ${knownAt}\n`);
  for (const [name, leads] of Object.entries(totals))
    process.stdout.write(`${name.padEnd(10)}${String(leads).padStart(14)}\n`);
  for (const problem of problems) process.stdout.write(`WRONG: ${problem}\n`);
  if (problems.length === 0)
    process.stdout.write(`The statement holds: ${events} events, chain unbroken, last hash ${lastHash}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
