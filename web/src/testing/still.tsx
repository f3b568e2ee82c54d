import type { ReactNode } from 'react';
import { Button, ConfigProvider, Input } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const theme = { zeroRuntime: true, token: { motion: false } };

/** The look of a page in tests: without motion. */
export function Still({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}

// antd forgets its tokens with the last part that uses them, which would be at the end of each test: a tenth of their time.
const kept = createRoot(document.createElement('div'));
flushSync(() =>
  kept.render(
    <Still>
      <Button />
      <Input />
    </Still>,
  ),
);
