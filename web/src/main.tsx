import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from './app/router.tsx';
import { ErrorBoundary } from './components/feedback/error-boundary.tsx';
import { askBeforeBack } from './navigation/unsaved-changes.ts';
import { followOtherTabs } from './server/live/other-tabs.ts';
import { askAgain } from './server/session.ts';
import './styles/base.css';
import './styles/public.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to stand in.');
followOtherTabs(askAgain);
askBeforeBack();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Router />
    </ErrorBoundary>
  </StrictMode>,
);
