// docs/routes.md: what each address is to whom. Written by `npm run routes`, and held to by routes.browser.test.ts.
import { states, type State } from './states.ts';
import type { Seen } from './walk.ts';

export type Row = Seen & { address: string; state: State };

const head = `# Routes

What each address shows to whom, as a browser sees it. Made by \`npm run routes\` from the running product; \`e2e/routes.browser.test.ts\` fails where the product does something else. \`:its-own\` is a download of the account. An article is the same to everybody, so of each collection only the first is opened by all. Everybody is: ${states.join(', ')}.

| Address | Who | Status | Leads to | Title | First heading | Canonical |
|---|---|---|---|---|---|---|
`;
const EVERYBODY = 'everybody';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** The page: one line for all who see the same at an address. */
export function tableOf(rows: readonly Row[]): string {
  const addresses = [...new Set(rows.map(({ address }) => address))];
  const lines = addresses.flatMap((address) => {
    const groups = new Map<string, State[]>();
    for (const { state, status, at, title, heading, canonical } of rows.filter((row) => row.address === address)) {
      const rest = [status, at === address ? '' : at, title, heading, canonical].map((value) => cell(String(value)));
      const key = rest.join(' | ');
      groups.set(key, [...(groups.get(key) ?? []), state]);
    }
    return [...groups].map(([rest, who]) => {
      const names = who.length === states.length ? EVERYBODY : who.join(', ');
      return `| ${cell(address)} | ${names} | ${rest} |`.replaceAll(/ {2,}/g, ' ');
    });
  });
  return `${head}${lines.join('\n')}\n`;
}

/** The rows of such a page. */
export function rowsOf(page: string): Row[] {
  const lines = page.split('\n').filter((line) => line.startsWith('| /'));
  return lines.flatMap((line) => {
    const cells = line.slice(1, -1).split(/(?<!\\)\|/);
    const [address = '', who = '', status = '', at = '', title = '', heading = '', canonical = ''] = cells.map((text) =>
      text.trim().replaceAll(String.raw`\|`, '|'),
    );
    const names = who === EVERYBODY ? states : states.filter((state) => who.split(', ').includes(state));
    return names.map((state) => {
      return { address, state, status: Number(status), at: at || address, title, heading, canonical };
    });
  });
}
