import { existsSync } from 'node:fs';

/**
 * The oldest Node version that runs TypeScript directly. This file is JavaScript, so that older versions can
 * print the error.
 */
const oldest = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const problem =
  major < oldest[0] || (major === oldest[0] && minor < oldest[1])
    ? `npm run serve needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`
    : !existsSync(new URL('../dist/app.html', import.meta.url))
      ? 'dist/ does not contain a built site. Run npm run build first, or copy the folder from another machine.'
      : '';

/** Serves the site in dist/ without building it. */
if (problem) {
  process.stderr.write(`TalentBench cannot start:\n${problem}\n`);
  process.exitCode = 1;
} else await import('../server/main.ts');
