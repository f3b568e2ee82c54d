import { leads } from './leads.ts';

process.exitCode = await leads(process.argv.slice(2), process.env, {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
