import { callOuts } from './texts.ts';
import { useScheme } from '../../../components/layout/scheme.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const PHONE = { width: 390, height: 780, media: '(max-width: 767px)' };
const at = (name: string): string => `/pictures/search-${name}.webp 1x, /pictures/search-${name}@2x.webp 2x`;

/** The search page as it is, taken from the running product, and what to see on it. */
export function SearchPicture() {
  const { choice } = useScheme();
  const dark =
    choice === 'dark' ? '(min-width: 0px)' : choice === 'light' ? '(max-width: 0px)' : '(prefers-color-scheme: dark)';
  return (
    <figure className="search-picture">
      <picture>
        <source {...PHONE} srcSet={at('phone-dark')} media={`${PHONE.media} and ${dark}`} />
        <source {...PHONE} srcSet={at('phone-light')} />
        <source srcSet={at('dark')} media={dark} width={WIDTH} height={HEIGHT} />
        <img
          src="/pictures/search-light.webp"
          srcSet={at('light')}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          alt="The search page: the filters, the number of leads above a sample of them, and the price."
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
