import { useMedia } from '../layout/use-media.ts';
import { demoPicture, demoSteps } from './demo-steps.ts';
import type { Film } from './film.ts';

/** The film, by itself unless the person wants no motion. What it shows stands beside it in words: it has no sound. */
export function DemoFilm({ film, onFailed }: { film: Film; onFailed: () => void }) {
  const wantsNoMotion = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <div className="demo">
      <video
        key={film.address}
        {...demoPicture}
        src={film.address}
        poster={film.poster}
        controls
        muted
        playsInline
        autoPlay={!wantsNoMotion}
        preload={wantsNoMotion ? 'none' : 'metadata'}
        aria-label="A search, from the place to the file"
        aria-describedby="demo-in-words"
        onError={onFailed}
      >
        {film.captions !== undefined && (
          <track kind="captions" srcLang="en" label="Steps" src={film.captions} default />
        )}
      </video>
      <ol id="demo-in-words" className="demo-list">
        {demoSteps.map(({ name, title, text }) => (
          <li key={name}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
