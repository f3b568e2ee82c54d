import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdown } from './scripts/markdown.ts';
import { prerenderedPages } from './scripts/prerendered-pages.ts';
import { compressedFiles, cspHashes, kindsAlone, oneSite, pageList, themeVariables } from './scripts/vite-plugins.ts';

// What every signed-in page loads, in one file: each file of its own costs a kilobyte of headers.
const signedIn = {
  name: 'signed-in',
  test: new RegExp(
    [
      '@tanstack/',
      'src/(app/providers|theme)',
      'src/server/(clock|usage|command|order-key|searches/(downloads|saved-searches)|live/(live-state|account))',
      'src/components/(subscription/|layout/dialog|feedback/(out-of-leads|offline-note)|words/uses-words)',
      'src/components/share/(share-dialog|shared-thing)',
      'src/rules/account-now',
      'src/features/(superadmin/(use-settled|acting-banner|impersonate-dialog|stop-impersonating|words|api)|search/query/(dictionary-theme|api))',
    ].join('|'),
  ),
};

// What nearly every page loads: small parts that would be a file each.
const everyPage = { name: 'every-page', test: /src\/components\/(pages\/(route-focus|page-title)|forms\/field)\.ts/ };

// What an address of a search is read by.
const searchState = { name: 'search-state', test: /src\/(features\/search\/query\/search-state|rules\/places)\.ts/ };

// What a site says of its leads.
const claims = {
  name: 'claims',
  test: /components\/claims\/(use-claims|use-figures|counted-text)\.ts|site\/lead-facts\.ts/,
};

export default defineConfig({
  plugins: [
    react(),
    markdown(),
    themeVariables(),
    kindsAlone(),
    oneSite(process.env),
    cspHashes(),
    pageList(),
    prerenderedPages(),
    compressedFiles(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [signedIn, everyPage, searchState, claims] },
      },
    },
  },
});
