import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';

export type Tone = 'info' | 'ok' | 'warn' | 'bad';
const icons: Record<Tone, IconName> = { info: 'info', ok: 'check', warn: 'warn', bad: 'warn' };

/** A sentence about a state, with an icon, so that colour is never the only sign. */
export function Notice({ tone, children, action }: { tone: Tone; children: ReactNode; action?: ReactNode }) {
  return (
    <div
      className={`notice notice-${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
      // A form that failed moves the focus here.
      {...(tone === 'bad' ? { tabIndex: -1 } : {})}
    >
      <Icon name={icons[tone]} />
      <div className="notice-text">{children}</div>
      {action}
    </div>
  );
}
