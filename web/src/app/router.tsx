// Which page stands at which address. Every area is its own chunk; public pages load nothing of the working ones.
import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { NotFound } from '../components/not-found.tsx';
import { paths } from '../navigation/paths.ts';
import { PublicLayout } from './public-layout.tsx';
import { SessionGate } from './session-gate.tsx';
import { Start } from './start.tsx';

const HomePage = lazy(() => import('../features/public/home-page.tsx').then((m) => ({ default: m.HomePage })));
const PricingPage = lazy(() => import('../features/public/pricing-page.tsx').then((m) => ({ default: m.PricingPage })));
const LogInPage = lazy(() => import('../features/sign-in/log-in-page.tsx').then((m) => ({ default: m.LogInPage })));
const SignUpPage = lazy(() => import('../features/sign-in/sign-up-page.tsx').then((m) => ({ default: m.SignUpPage })));
const ConfirmPage = lazy(() => import('../features/sign-in/confirm-page.tsx').then((m) => ({ default: m.ConfirmPage })));
const Shell = lazy(() => import('./shell.tsx').then((m) => ({ default: m.Shell })));
const ChooseDictionary = lazy(() => import('../features/search/choose-dictionary.tsx').then((m) => ({ default: m.ChooseDictionary })));
const SearchPage = lazy(() => import('../features/search/search-page.tsx').then((m) => ({ default: m.SearchPage })));
const DownloadsPage = lazy(() => import('../features/downloads/downloads-page.tsx').then((m) => ({ default: m.DownloadsPage })));
const SettingsPage = lazy(() => import('../features/settings/settings-page.tsx').then((m) => ({ default: m.SettingsPage })));
const UsagePage = lazy(() => import('../features/usage/usage-page.tsx').then((m) => ({ default: m.UsagePage })));

/** Each of them stands in navigation/pages.ts too, or the gateway answers 404 when its address is typed. */
export const routes = (
  <>
    <Route element={<PublicLayout />}>
      <Route path={paths.root} element={<Start home={<HomePage />} />} />
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.pricing} element={<PricingPage />} />
      <Route path={paths.logIn} element={<LogInPage />} />
      <Route path={paths.signUp} element={<SignUpPage />} />
      <Route path={paths.confirmSignUp} element={<ConfirmPage />} />
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<SessionGate signedIn={<Shell />} />}>
      <Route path={paths.search} element={<ChooseDictionary />} />
      <Route path={paths.searchOf(':dictId')} element={<SearchPage />} />
      <Route path={paths.downloads} element={<DownloadsPage />} />
      <Route path={`${paths.downloads}/:id`} element={<DownloadsPage />} />
      <Route path={paths.settings} element={<SettingsPage />}>
        <Route index element={<Navigate to={paths.usage} replace />} />
        <Route path="usage" element={<UsagePage />} />
        <Route path="*" element={<Navigate to={paths.usage} replace />} />
      </Route>
    </Route>
  </>
);

export function Router() {
  return (
    // Not as transitions: a filter's control shows its value from the address in the same frame.
    <BrowserRouter useTransitions={false}>
      <Suspense fallback={<div className="page" aria-busy="true" />}>
        <Routes>{routes}</Routes>
      </Suspense>
    </BrowserRouter>
  );
}
