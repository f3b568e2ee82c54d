import { useEffect, useState } from 'react';
import { Icon } from '../layout/icon.tsx';
import { useScheme } from '../layout/scheme.ts';
import { demoPicture, demoPictureAt, demoSteps } from './demo-steps.ts';

/** One picture at a time, by the buttons or the arrow keys. */
export function DemoPictures() {
  const [at, setAt] = useState(0);
  const { scheme } = useScheme();
  useEffect(() => {
    // A shortcut to the buttons, wherever in the dialog the focus is.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setAt((before) => Math.min(before + 1, demoSteps.length - 1));
      if (key === 'ArrowLeft') setAt((before) => Math.max(before - 1, 0));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const step = demoSteps[at];
  if (step === undefined) return null;
  const go = (to: number) => {
    if (to >= 0 && to < demoSteps.length) setAt(to);
  };
  return (
    <section className="demo" aria-label="The steps">
      <img key={step.name} {...demoPicture} src={demoPictureAt(step, scheme)} alt={step.alt} />
      <div className="demo-words" aria-live="polite">
        <h3>{step.title}</h3>
        <p>{step.text}</p>
      </div>
      <div className="demo-way">
        <button type="button" className="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="left" size={16} /> Back
        </button>
        <span className="help">
          Step {at + 1} of {demoSteps.length}
        </span>
        <button
          type="button"
          className="button primary"
          aria-disabled={at === demoSteps.length - 1}
          onClick={() => go(at + 1)}
        >
          Next <Icon name="right" size={16} />
        </button>
      </div>
    </section>
  );
}
