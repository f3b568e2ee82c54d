// The blocks of commands of the pages for operators. The fence says where a block can run: ```bash runs=node
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * `node`: with Node alone. `docker`, `cluster`: with an engine, or with a cluster and the programs that speak to it.
 * `long`: takes minutes, or does not end. `example`: no command, or one with an address that is the reader's.
 */
const kinds = ['node', 'docker', 'cluster', 'long', 'example'] as const;
export type Block = { page: string; line: number; kind: string; text: string; language?: string; why?: string };

/** Why commands are an example: they change the machine as root, or hold an address that is the reader's. */
const reasons = ['root', 'address'];

const root = path.resolve(import.meta.dirname ?? __dirname, '../..');

/** The pages, in the order of an installation. */
export const pages = [
  'README.md',
  'k8s/README.md',
  ...readdirSync(path.join(root, 'docs/operators'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/operators/${name}`),
];

/** The blocks of a page, in its order, also those within a list. A block without a mark has the kind ''. */
export function blocksOf(page: string): Block[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm)].map(
    ({ 1: indent = '', 2: info = '', 3: lines = '', index }) => {
      const [, language = '', kind = '', why = ''] = /^(\w+) runs=(\w+)(?: why=(\w+))?$/.exec(info) ?? [];
      const commands = lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      return { page, line: text.slice(0, index).split('\n').length, language, kind, why, text: commands };
    },
  );
}

/** Whether commands that are never run say why, and nothing else does. */
export const isExplained = ({ language, kind, why }: Block): boolean =>
  language === 'bash' && kind === 'example' ? reasons.includes(why ?? '') : why === '';

/** Whether a mark is one of those above. */
export const isKnownKind = (kind: string): boolean => (kinds as readonly string[]).includes(kind);
