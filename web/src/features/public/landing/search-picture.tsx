import { callOuts } from './texts.ts';
import { useScheme } from '../../../components/layout/scheme.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const at = (scheme: string): string => `/pictures/search-${scheme}.webp 1x, /pictures/search-${scheme}@2x.webp 2x`;

/** The search page as it is, taken from the running product, and what to see on it. */
export function SearchPicture() {
  const { choice } = useScheme();
  const dark = choice === 'dark' ? 'all' : choice === 'light' ? 'not all' : '(prefers-color-scheme: dark)';
  return (
    <figure className="search-picture">
      <picture>
        <source srcSet={at('dark')} media={dark} width={WIDTH} height={HEIGHT} />
        <img
          src="/pictures/search-light.webp"
          srcSet={at('light')}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          alt="The search page: filters on the left, the number of leads above a sample, the price on the right."
        />
      </picture>
      <figcaption>
        <ol className="three call-outs">
          {callOuts.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
