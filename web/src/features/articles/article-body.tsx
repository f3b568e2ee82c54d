// The HTML of articles that were loaded. A page that the build made is shown whole at once, so its body is loaded first.
import { useEffect, useState } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { useClaims } from '../../components/claims/use-claims.ts';
import { useFigures } from '../../components/claims/use-figures.ts';
import { withClaims } from '../../components/words/claims-in-text.ts';
import { articleBy, pageNumber, type Collection, type Text } from './article.ts';
import { Contents } from './contents.tsx';
import { LinksInText } from './links-in-text.tsx';

export type Address = { pathname: string; search: string };

const loaded = new Map<Text, string>();

async function load(article: Text): Promise<void> {
  const { html } = await article.load();
  loaded.set(article, html);
}

/** Loads the body before the page is shown. Without it the page says so, and can be asked to try again. */
export async function loadBody(article: Text): Promise<void> {
  await load(article).catch(() => undefined);
}

/** Loads the body of the article of a collection at this address, if there is one; of its pages the one that is asked for. */
export async function loadArticleAt(collection: Collection, { pathname, search }: Address): Promise<void> {
  const article = articleBy(collection, pathname.replace(/\/$/, '').slice(collection.path.length + 1));
  if (article === undefined) return;
  const pages = article.pages ?? [article];
  await loadBody(pages[pageNumber(new URLSearchParams(search).get('page'), pages.length) - 1] ?? article);
}

export function ArticleText({ article }: { article: Text }) {
  const body = useArticleBody(article);
  const { claims, speaks } = useClaims();
  const filledIn = useFigures();
  return (
    <Loaded query={body} skeleton={<Skeleton />}>
      {(html) => <Read html={filledIn(withClaims(html, claims, speaks))} />}
    </Loaded>
  );
}

const Read = ({ html }: { html: string }) => (
  <div className="article-body">
    <Contents html={html} />
    <LinksInText className="article-text" html={html} />
  </div>
);

type Body = { data: string | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<void> };

function useArticleBody(article: Text): Body {
  const [tries, setTries] = useState(1);
  const [failure, setFailure] = useState<{ article: Text; tries: number; error: unknown } | null>(null);
  const [, setShown] = useState<Text | null>(null);
  useEffect(() => {
    if (loaded.has(article)) return;
    load(article).then(
      () => setShown(article),
      (error: unknown) => setFailure({ article, tries, error }),
    );
  }, [article, tries]);
  const data = loaded.get(article);
  const error = failure?.article === article && failure.tries === tries ? failure.error : null;
  const refetch = async () => setTries(tries + 1);
  return { data, error, isFetching: data === undefined && error === null, refetch };
}

function Skeleton() {
  return (
    <div className="article-text">
      {Array.from({ length: 12 }, (_, line) => (
        <Bone key={line} height={20} />
      ))}
    </div>
  );
}
