import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readSetting } from '../server/configuration/env.ts';

/** Characters. A backup can be guessed at for ever by whoever has a copy. */
const shortest = 12;

/** The passphrase of BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, if it is set. */
export const givenPassphrase = (): string | undefined => readSetting(process.env, 'BACKUP_PASSPHRASE');

/** Asks for a passphrase at a terminal, which does not show it; undefined without a terminal. */
export const askPassphrase = async (question = 'Passphrase of the backup: '): Promise<string | undefined> => {
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await lines.question('').finally(() => lines.close());
  process.stderr.write('\n');
  return answer;
};

/** A new passphrase: the one that is set, or with `ask`, one that is typed twice. */
export const newPassphrase = async (ask: boolean): Promise<string | undefined> => {
  const given = givenPassphrase() ?? (ask ? await askPassphrase('New passphrase: ') : undefined);
  if (given === undefined) {
    if (ask) throw new Error('Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, or run this at a terminal.');
    return undefined;
  }
  if (given.length < shortest) throw new Error(`The passphrase must have ${shortest} characters or more.`);
  if (givenPassphrase() === undefined && (await askPassphrase('Again: ')) !== given)
    throw new Error('The passphrases do not match.');
  return given;
};
