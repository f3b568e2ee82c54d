import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles, cspHashes, pageList, themeVariables } from './scripts/vite-plugins.ts';

// The API that `npm run dev` talks to; a started product prints its own address.
const api = process.env.LEADWRIGHT_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), themeVariables(), cspHashes(), pageList(), compressedFiles()],
  build: { manifest: true, target: 'es2022', chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': api, '/dev': api, '/docs': api } },
});
