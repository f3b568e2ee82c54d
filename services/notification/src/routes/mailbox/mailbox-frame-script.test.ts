import { createContext, runInContext } from 'node:vm';
import { frameScript } from './mailbox-frame-script.ts';

type Frame = {
  style: { height: string };
  contentDocument: { documentElement: { scrollHeight: number } } | null;
  addEventListener: (type: string, received: () => void) => void;
  load: () => void;
};

function frameOf(scrollHeight: number): Frame {
  let onLoad = (): void => undefined;
  return {
    style: { height: '' },
    contentDocument: { documentElement: { scrollHeight } },
    addEventListener: (type, received) => {
      if (type === 'load') onLoad = received;
    },
    load: () => onLoad(),
  };
}

/** Runs the script on a page with these frames; returns its resize handler. */
function run(frames: Frame[]): (innerWidth: number) => void {
  let onResize = (): void => undefined;
  const page = createContext({
    innerWidth: 1440,
    document: { querySelectorAll: () => frames },
    addEventListener: (type: string, received: () => void) => {
      if (type === 'resize') onResize = received;
    },
  });
  runInContext(frameScript, page);
  return (innerWidth) => {
    page['innerWidth'] = innerWidth;
    onResize();
  };
}

const grow = (frame: Frame, scrollHeight: number) => {
  frame.contentDocument = { documentElement: { scrollHeight } };
};

describe('the frame of a mail', () => {
  it('is as high as its mail, loaded before or after the script', () => {
    const [there, later] = [frameOf(300), frameOf(0)];
    run([there, later]);
    expect(there.style.height).toBe('300px');
    grow(later, 5_000);
    later.load();
    expect([there.style.height, later.style.height]).toEqual(['300px', '5000px']);
  });

  it('follows the width of the window, but ignores a mere change of height', () => {
    const frame = frameOf(300);
    const resize = run([frame]);
    grow(frame, 900);
    resize(1440);
    expect(frame.style.height).toBe('300px');
    resize(360);
    expect(frame.style.height).toBe('900px');
  });

  it('keeps its height if its mail cannot be read', () => {
    const frame = frameOf(300);
    frame.contentDocument = null;
    run([frame]);
    expect(frame.style.height).toBe('');
  });
});
