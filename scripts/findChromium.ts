import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell comes first, because it starts without the parts that draw a window and its menus. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const installed = (): string | undefined => {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find((path) => existsSync(path));
};

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const install = () => {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    try {
      run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
    } catch {
      // Not every distribution has it.
      run('apt-get', 'install', '-y', '-qq', 'chromium');
    }
  } else run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
};

/** The path of a Chromium: CHROMIUM_PATH, the system's, the test tool's, or one that is installed now. */
export const findChromium = (): string => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  if (named) return named;
  const found = installed();
  if (found) return found;
  try {
    install();
  } catch {
    // The error is reported below.
  }
  const path = installed();
  if (!path)
    throw new Error(
      'The browser tests need a Chromium: install one (apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  return path;
};

/** Flags that Chromium needs in a container, and those that turn off its network requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
