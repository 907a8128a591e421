import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export const shortest = 8;
/** What a guesser with lists of passwords and words finds within this many tries, as a power of ten, is too weak. */
const guessedWithin = 6;

/** Whose password it is: what stands here makes no password. */
export type PasswordOwner = { email: string; fullName: string; company?: string | null };

/** Some 31 MB of words, loaded when the first password is set. */
let loading: Promise<ZxcvbnFactory> | undefined;
const estimator = (): Promise<ZxcvbnFactory> => {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  );
  return loading;
};

/** Why a new password is not taken, or null. */
export const weakness = async (password: string, owner: PasswordOwner): Promise<string | null> => {
  if (password.length < shortest) return `Password must be at least ${shortest} characters`;
  const zxcvbn = await estimator();
  const isWeak = (words: string[]) => zxcvbn.check(password, words).guessesLog10 < guessedWithin;
  if (isWeak(['talentbench'])) return 'This password is too common';
  return isWeak(['talentbench', ...wordsOf(owner)])
    ? 'Choose a password without your name, email or company'
    : null;
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
