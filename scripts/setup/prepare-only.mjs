// For programs that are not started by npm: packages, contracts and the web application, as npm start does.
import { prepare } from './prepare.mjs';

try {
  prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
