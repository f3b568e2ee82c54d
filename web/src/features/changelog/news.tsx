import { useInstallation } from '../../site.ts';
import { NewsButton } from './news-button.tsx';
import { NewsService } from './news-service.tsx';

/** What is new: from the service that the installation names, else from its own site documents. */
export function News() {
  const { changelogAccount } = useInstallation();
  return changelogAccount === '' ? <NewsButton /> : <NewsService account={changelogAccount} />;
}
