import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';

export type Tone = 'info' | 'ok' | 'warn' | 'bad';
const icons: Record<Tone, IconName> = { info: 'info', ok: 'check', warn: 'warn', bad: 'warn' };

type Props = {
  tone: Tone;
  children: ReactNode;
  action?: ReactNode;
  /** It stands in place of what was pressed, and takes the focus from it. */
  takesFocus?: boolean;
};

/** A sentence about a state, with an icon, so that colour is never the only sign. */
export function Notice({ tone, children, action, takesFocus = false }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={notice}
      className={`notice notice-${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
      // A form that failed moves the focus here.
      {...(tone === 'bad' || takesFocus ? { tabIndex: -1 } : {})}
    >
      <Icon name={icons[tone]} />
      <div className="notice-text">{children}</div>
      {action}
    </div>
  );
}
