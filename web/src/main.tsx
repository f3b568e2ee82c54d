import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPageAt, Router } from './app/router.tsx';
import { askBeforeBack } from './navigation/unsaved-changes.ts';
import { followOtherTabs } from './server/live/other-tabs.ts';
import { askAgain } from './server/session.ts';
import './styles/base.css';
import './styles/public.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to stand in.');
followOtherTabs(askAgain);
askBeforeBack();
// What the build made of this page stands until its code is there, and is then taken over as it is.
if (root.hasChildNodes()) void loadPageAt(window.location).then(() => hydrateRoot(root, <Router />));
else createRoot(root).render(<Router />);
