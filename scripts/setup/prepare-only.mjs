// Prepares packages and the web application, like npm start, for programs that npm does not start.
import { prepare } from './prepare.mjs';

try {
  prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
