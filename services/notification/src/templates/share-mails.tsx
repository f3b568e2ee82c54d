/** @jsxRuntime automatic */
/** @jsxImportSource react */
// The words are the person's; React escapes them.
import { counted } from '@leadwright/leads/counted';
import type { ReactElement } from 'react';
import { Action, HtmlBlock, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';

export type ShareMail = {
  template: 'share';
  brand: string;
  link: string;
  sender: string;
  subject: string;
  text: string;
  /** From a super-admin, sanitised; null: the text is the message. */
  html: string | null;
  search: SharedSearch;
};

/** `name`: empty for a default search. `count`: null where nothing was counted. */
type SharedSearch = { name: string; type: string; count: number | null; places: readonly string[] };

const PLACES_MAX = 5;

export function sharedSearch({ brand, link, sender, subject, text, html, search }: ShareMail): Written {
  const because = `${sender} shared a search of ${brand} with you`;
  const around = (message: ReactElement): ReactElement => (
    <Layout brand={brand} heading={nameOf(search)} because={because}>
      {message}
      <Paragraph>{inWords(search)}</Paragraph>
      <Action href={link}>Open the search</Action>
    </Layout>
  );
  const plain = around(
    <>
      {text.split(/\n{2,}/).map((paragraph, n) => (
        <Paragraph key={n}>
          {paragraph.split('\n').map((line, place) => (
            <span key={place}>
              {place > 0 && <br />}
              {line}
            </span>
          ))}
        </Paragraph>
      ))}
    </>,
  );
  return html === null ? { subject, body: plain } : { subject, body: around(<HtmlBlock html={html} />), plain };
}

const nameOf = ({ name, type }: SharedSearch): string => name || type;

function inWords({ type, count, places }: SharedSearch): string {
  const more = places.length - PLACES_MAX;
  const where = places.slice(0, PLACES_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [type, where, count === null ? '' : counted(count, 'lead')].filter((part) => part !== '').join(' · ');
}
