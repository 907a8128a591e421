import { spawn } from 'node:child_process';

/**
 * Runs the server, which restarts when its sources change, and Vite, which updates the page on each change.
 */
const run = (args: string[]) => spawn(process.execPath, args, { stdio: 'inherit' });
const parts = [
  run([
    '--watch-path=server',
    '--watch-path=application',
    '--watch-path=locales',
    '--watch-path=operations',
    '--watch-path=plugin',
    '--watch-path=domain',
    '--watch-path=fixtures',
    'server/main.ts',
  ]),
  run(['node_modules/vite/bin/vite.js']),
];
const stop = () => {
  for (const part of parts) part.kill('SIGTERM');
};
process.on('SIGINT', stop).on('SIGTERM', stop);
for (const part of parts) part.once('exit', stop);
