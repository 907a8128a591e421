import { spawn } from 'node:child_process';

/** The server, restarted when its sources change, and beside it vite, which reloads the page as they are typed. */
const run = (args: string[]) => spawn(process.execPath, args, { stdio: 'inherit' });
const parts = [
  run([
    '--watch-path=server',
    '--watch-path=application',
    '--watch-path=operations',
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
