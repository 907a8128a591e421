import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Keeps file ownership, because PostgreSQL runs under its own account. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);
