// What is said while each step is shown, as WebVTT: https://www.w3.org/TR/webvtt1/.

/** A step of the film and when it begins. */
export type Cue = { fromMs: number; text: string };

export function webVttOf(cues: readonly Cue[], durationMs: number): string {
  const blocks = cues.map(({ fromMs, text }, at) => {
    const toMs = cues[at + 1]?.fromMs ?? durationMs;
    return `${clock(fromMs)} --> ${clock(toMs)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

function clock(ms: number): string {
  const [minutes, seconds, rest] = [Math.floor(ms / 60_000), Math.floor(ms / 1000) % 60, Math.round(ms) % 1000];
  return `${pad(minutes, 2)}:${pad(seconds, 2)}.${pad(rest, 3)}`;
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
