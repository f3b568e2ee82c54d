// Which film the demo is, of the two that there may be.
import type { Site } from '../../site.ts';
import type { Scheme } from '../../theme.ts';
import { demoPictureAt } from './demo-steps.ts';

/** An operator's own film is an address alone. */
export type Film = { address: string; captions?: string; poster?: string };

/** The recording of the product: what `npm run recording` writes under web/public. */
export function recordingAt(scheme: Scheme): Required<Film> {
  const name = `/pictures/demo-recording-${scheme}`;
  return { address: `${name}.webm`, captions: `${name}.vtt`, poster: demoPictureAt({ name: 'who' }, scheme) };
}

/** `null`: the demo is its steps as pictures. The installation's film stands for the site's. */
export function filmOf({ videoUrl, demo }: Pick<Site, 'videoUrl' | 'demo'>, scheme: Scheme): Film | null {
  if (videoUrl !== '') return { address: videoUrl };
  return demo === 'recording' ? recordingAt(scheme) : null;
}
