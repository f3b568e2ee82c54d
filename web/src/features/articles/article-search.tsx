import { useId, useState, type FormEvent } from 'react';
import { counted } from '@leadwright/leads/counted';
import type { Collection } from './article.ts';
import { findArticles } from './article.ts';
import { ArticleList } from './article-list.tsx';
import { useGo } from '../../navigation/go.ts';

type Props = {
  collection: Collection;
  label: string;
  placeholder?: string;
  /** On an article's own page the list appears only once something is typed. */
  listAll?: boolean;
  /** Titles that match are offered while one types. */
  suggestions?: boolean;
};

/** A box that finds articles of the collection while one types; Enter opens the first of them. */
export function ArticleSearch({ collection, label, placeholder, listAll = false, suggestions = false }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const asked = typed.trim() !== '';
  const found = findArticles(collection, typed);
  const go = useGo();
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (asked && first !== undefined) go(`${collection.path}/${first.slug}`);
  };
  return (
    <form role="search" className={listAll ? 'article-search whole' : 'article-search'} onSubmit={openFirst}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="input"
        placeholder={placeholder}
        value={typed}
        {...(suggestions && { list: `${id}-titles` })}
        onChange={(event) => setTyped(event.target.value)}
      />
      {suggestions && (
        <datalist id={`${id}-titles`}>
          {collection.articles.map(({ slug, title }) => (
            <option key={slug} value={title} />
          ))}
        </datalist>
      )}
      <p role="status" className={asked ? 'help' : 'only-heard'}>
        {asked && (found.length === 0 ? 'Nothing matches. Try another word.' : `${counted(found.length, 'article')}.`)}
      </p>
      {(asked || listAll) && <ArticleList collection={collection} articles={found} heading={listAll ? 'h2' : 'h3'} />}
    </form>
  );
}
