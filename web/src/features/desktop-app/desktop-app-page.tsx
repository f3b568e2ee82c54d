import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { site } from '../../site.ts';
import { systemOf } from './system-of.ts';

/** Where the installation's desktop application is had. Most have none, and say so. */
export function DesktopAppPage() {
  // Not what an installation may lack: the gateway serves this page made for everybody only where there is an application.
  const { desktopUrl, brand } = site;
  if (desktopUrl === '') return <NoApp brand={brand} />;
  const system = systemOf(desktopUrl);
  return (
    <div className="page narrow">
      <PageTitle>{brand} on your desktop</PageTitle>
      <p>The desktop app searches the same data with the same account, and keeps your files on your own computer.</p>
      <p>
        {system === null
          ? 'It comes in a version for each system that it runs on: choose yours where it is downloaded.'
          : `It is for ${system}.`}
      </p>
      <p className="actions">
        <a className="button primary large" href={desktopUrl} rel="noreferrer">
          {system === null ? 'Choose your download' : `Download for ${system}`}
        </a>
      </p>
      <p className="help">It comes from {new URL(desktopUrl).host}. Log in there as you do here.</p>
    </div>
  );
}

function NoApp({ brand }: { brand: string }) {
  return (
    <div className="page narrow">
      <PageTitle>There is no desktop app here yet</PageTitle>
      <p>
        {brand} offers no desktop app at this address. Everything works in the browser, on Windows, macOS, Linux and on
        phones, and needs nothing to be installed.
      </p>
      <p className="actions">
        <Link className="button primary" to={paths.search}>
          Search leads
        </Link>
        <Link className="button" to={paths.contact}>
          Ask about it
        </Link>
      </p>
    </div>
  );
}
