import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersOf, type Letter } from '../../application/mailCarriers.ts';
import { addressIn, type MailTransport } from './mailTransport.ts';

export type Outbox = MailTransport & {
  /** The text of a mail, or null if it is not kept. */
  textOf(id: string): Promise<string | null>;
  /** Removes the mails whose ids `living` does not return. `living` is called after the folder was read. */
  forget(living: (ids: string[]) => Promise<Set<string>>): Promise<void>;
};

const ending = '.eml';
const isId = (id: string): boolean => /^MAIL-\d{1,15}$/.test(id);

/** Stores mails while no mail server is configured, in a folder that only the server's account may open. */
export const openOutbox = (folder: string, from = 'TalentBench <no-reply@localhost>'): Outbox => {
  const fileOf = (id: string) => join(folder, `${id}${ending}`);
  return {
    leaves: 'Kept',
    sender: addressIn(from),
    carry: async (letter) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const unfinished = join(folder, `.${letter.id}`);
      await writeFile(unfinished, message(letter, from), { mode: 0o600, flush: true });
      await rename(unfinished, fileOf(letter.id));
    },
    textOf: async (id) => {
      if (!isId(id)) return null;
      const kept = await orNothing(readFile(fileOf(id), 'utf8'));
      return kept === null ? null : kept.slice(kept.indexOf(blank) + blank.length).replaceAll('\r\n', '\n');
    },
    forget: async (living) => {
      const ids = ((await orNothing(readdir(folder))) ?? [])
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .filter(isId);
      const kept = await living(ids);
      for (const id of ids) if (!kept.has(id)) await rm(fileOf(id), { force: true });
    },
  };
};

const blank = '\r\n\r\n';

/** A message in the format of mail programs (RFC 5322, with UTF-8 as in RFC 6532). */
const message = (letter: Letter, from: string): string => {
  const { id, to, replyTo, subject, text } = letter;
  return [
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}.${Date.now()}@talentbench.localhost>`,
    ...Object.entries(headersOf(letter)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text.replaceAll('\n', '\r\n'),
  ].join('\r\n');
};

const orNothing = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
