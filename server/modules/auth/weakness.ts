import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Message } from '../../../domain/messages/message.ts';

const shortest = 8;
/**
 * Passwords that can be guessed within this number of attempts (as a power of ten) with word lists are too
 * weak.
 */
const guessedWithin = 6;

/** Facts about the user, which are no part of a strong password. */
export type PasswordOwner = { email: string; fullName: string; company?: string | null };

/** About 31 MB of words, loaded when the first password is set. */
let loading: Promise<ZxcvbnFactory> | undefined;
const estimator = (): Promise<ZxcvbnFactory> => {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  );
  return loading;
};

/** Why a new password is refused, or null. */
export const weakness = async (password: string, owner: PasswordOwner): Promise<Message | null> => {
  if (password.length < shortest) return { code: 'password.too-short', values: { min: shortest } };
  const zxcvbn = await estimator();
  const isWeak = (words: string[]) => zxcvbn.check(password, words).guessesLog10 < guessedWithin;
  if (isWeak(['talentbench'])) return 'password.too-common';
  return isWeak(['talentbench', ...wordsOf(owner)]) ? 'password.own-words' : null;
};

const wordsOf = ({ email, fullName, company }: PasswordOwner): string[] => {
  const texts = [email, fullName, company ?? ''];
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2);
  return [
    ...texts,
    ...texts.map((text) => text.replace(/\s+/g, '')),
    email.split('@')[0] ?? '',
    ...parts,
  ].filter((word) => word !== '');
};
