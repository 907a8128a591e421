import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** With its owners kept: PostgreSQL runs as an account of its own. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);
