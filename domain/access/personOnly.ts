import type { NounName, OwnNounName } from '../contract/index.ts';
import type { UserType } from '../contract/userTypes.ts';
import type { Verb } from './rules.ts';

/**
 * Verbs that only people use although a key can carry the permission: signing, recording a signature on paper, opening an
 * account of a company, and settings, among them those of notifications about the key itself.
 */
const personOnly: Partial<Record<OwnNounName, Partial<Record<Verb, readonly UserType[] | 'all'>>>> = {
  signers: { edit: 'all' },
  contractDocuments: { create: ['admin'] },
  companies: { create: 'all' },
  preferences: { create: 'all', edit: 'all', delete: 'all' },
};

export const isPersonOnly = (noun: NounName, verb: Verb, userType: UserType): boolean => {
  const who = (personOnly as Record<string, (typeof personOnly)[OwnNounName]>)[noun]?.[verb];
  return who === 'all' || (who?.includes(userType) ?? false);
};
