// Which page stands at which address. Every area is its own chunk; public pages load nothing of the working ones.
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../components/lazy-page.tsx';
import { NotFound } from '../components/not-found.tsx';
import { paths } from '../navigation/paths.ts';
import { PublicLayout } from './public-layout.tsx';
import { SessionGate } from './session-gate.tsx';
import { Start } from './start.tsx';

const HomePage = lazyPage(() => import('../features/public/home-page.tsx').then((m) => m.HomePage));
const PricingPage = lazyPage(() => import('../features/public/pricing-page.tsx').then((m) => m.PricingPage));
const LogInPage = lazyPage(() => import('../features/sign-in/log-in-page.tsx').then((m) => m.LogInPage));
const SignUpPage = lazyPage(() => import('../features/sign-in/sign-up-page.tsx').then((m) => m.SignUpPage));
const ConfirmPage = lazyPage(() => import('../features/sign-in/confirm-page.tsx').then((m) => m.ConfirmPage));
const Shell = lazyPage(() => import('./shell.tsx').then((m) => m.Shell));
const ChooseDictionary = lazyPage(() =>
  import('../features/search/choose-dictionary.tsx').then((m) => m.ChooseDictionary),
);
const SearchPage = lazyPage(() => import('../features/search/search-page.tsx').then((m) => m.SearchPage));
const DownloadsPage = lazyPage(() => import('../features/downloads/downloads-page.tsx').then((m) => m.DownloadsPage));
const SettingsPage = lazyPage(() => import('../features/settings/settings-page.tsx').then((m) => m.SettingsPage));
const UsagePage = lazyPage(() => import('../features/usage/usage-page.tsx').then((m) => m.UsagePage));

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
      <Routes>{routes}</Routes>
    </BrowserRouter>
  );
}
