// Commands of npm run leads, one after another in one process: its modules are loaded once. The first argument is where
// search is; each message is the words of a command.
import { leads } from '../leads.ts';

const around = process.argv.slice(2);

process.on('message', (args: string[]) => {
  const said = { out: '', err: '' };
  const say = (name: 'out' | 'err') => (text: string) => void (said[name] += `${text}\n`);
  void leads([...args, ...around], process.env, { out: say('out'), err: say('err') }).then(
    (code) => process.send?.({ code, ...said }),
    (error: unknown) => process.send?.({ code: null, out: said.out, err: `${said.err}${String(error)}` }),
  );
});
