import { restore } from './restore.ts';

process.exitCode = await restore(process.argv.slice(2), process.env, {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
