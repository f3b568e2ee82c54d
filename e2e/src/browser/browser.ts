// Headless Chromium from npm, which needs nothing of the system. It sets variables of this process, and child processes
// inherit them: start no server from here.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '../../..');

/** Unpacks the browser once per version into the repository's cache and launches it. */
export async function launchBrowser(): Promise<Browser> {
  const folder = path.join(root, '.cache/chromium-147');
  mkdirSync(path.join(folder, 'fc'), { recursive: true });
  writeFileSync(
    path.join(folder, 'fc', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fc-cache</cachedir></fontconfig>`,
  );
  process.env['TMPDIR'] = folder;
  process.env['FONTCONFIG_PATH'] = path.join(folder, 'fc');
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
