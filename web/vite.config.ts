import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles, cspHashes, pageList, themeVariables } from './scripts/vite-plugins.ts';

// The API that `npm run dev` talks to; a started product prints its own address.
const api = process.env.LEADWRIGHT_API ?? 'http://127.0.0.1:8080';

// What every signed-in page loads, in one file: each file of its own costs a kilobyte of headers.
const signedIn = {
  name: 'signed-in',
  test: /@tanstack\/|src\/(app\/providers|server\/(clock|usage|command|downloads|live\/live-state)|components\/(subscription\/|feedback\/(out-of-leads|offline-note)))/,
};

export default defineConfig({
  plugins: [react(), themeVariables(), cspHashes(), pageList(), compressedFiles()],
  build: {
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [signedIn] } } },
  },
  server: { proxy: { '/api': api, '/dev': api, '/docs': api } },
});
