import type { ReactNode } from 'react';
import { Button, ConfigProvider, Input } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { antdTheme } from '../antd-theme.ts';

const theme = { zeroRuntime: true, token: { motion: false } };

/** The look of a page in tests: without motion. */
export function Still({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}

// antd forgets its tokens with the last part that uses them, which would be at the end of each test: a tenth of their time.
const kept = createRoot(document.createElement('div'));
const parts = (
  <>
    <Button />
    <Input />
  </>
);
flushSync(() =>
  kept.render(
    <>
      <Still>{parts}</Still>
      <ConfigProvider theme={antdTheme('light', { still: true, touch: false })}>{parts}</ConfigProvider>
    </>,
  ),
);
