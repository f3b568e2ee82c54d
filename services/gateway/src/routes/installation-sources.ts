import type { CspSources } from './csp-sources.ts';

export function installationSources({
  videoUrl,
  changelogAccount,
}: {
  videoUrl: string;
  changelogAccount: string;
}): CspSources {
  const changelog = changelogAccount !== '';
  return {
    scriptSrc: changelog ? ['https://cdn.headwayapp.co'] : [],
    // Its script puts a frame of the list into the page.
    frameSrc: changelog ? ['https://headway-widget.net'] : [],
    connectSrc: [],
    mediaSrc: videoUrl === '' ? [] : [new URL(videoUrl).origin],
  };
}
