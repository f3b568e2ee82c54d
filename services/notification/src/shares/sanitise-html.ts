// Parsed as browsers do, and written anew from a list. Only text, escaped, and links to our own pages are copied.
import { defaultTreeAdapter, html as names, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { isOurs } from '@leadwright/runtime/words/addresses-in-text';

type Node = DefaultTreeAdapterTypes.ChildNode;

const kept = new Set(
  'a b blockquote br code div em h1 h2 h3 h4 hr i li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr']);
/** What goes with all that is in it; of any other element that is not kept, its text stays. */
const dropped = new Set(
  'applet audio base button canvas embed form frame frameset head iframe input link math meta noembed noframes noscript object option param plaintext picture script select source style svg template textarea title track video xmp'.split(
    ' ',
  ),
);
const spans = new Set(['colspan', 'rowspan']);
const DEPTH_MAX = 60;

export function sanitiseHtml(source: string, publicUrl: string): string {
  return writeAll(parseFragment(source).childNodes, publicUrl, 0);
}

function writeAll(nodes: readonly Node[], publicUrl: string, depth: number): string {
  return depth > DEPTH_MAX ? '' : nodes.map((node) => write(node, publicUrl, depth)).join('');
}

function write(node: Node, publicUrl: string, depth: number): string {
  if (defaultTreeAdapter.isTextNode(node)) return escaped(node.value);
  if (!defaultTreeAdapter.isElementNode(node)) return '';
  const { tagName, namespaceURI, attrs, childNodes } = node;
  if (namespaceURI !== names.NS.HTML || dropped.has(tagName)) return '';
  const inside = writeAll(childNodes, publicUrl, depth + 1);
  if (!kept.has(tagName)) return inside;
  const given = attrs.map(({ name, value }) => attributeOf(tagName, name, value, publicUrl)).join('');
  return empty.has(tagName) ? `<${tagName}${given}>` : `<${tagName}${given}>${inside}</${tagName}>`;
}

function attributeOf(tagName: string, name: string, value: string, publicUrl: string): string {
  if (tagName === 'a' && name === 'href' && isOurs(value, publicUrl)) return ` href="${escaped(new URL(value).href)}"`;
  if ((tagName === 'td' || tagName === 'th') && spans.has(name) && /^[1-9]\d?$/.test(value))
    return ` ${name}="${value}"`;
  return '';
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
