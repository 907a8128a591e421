import type { Language } from '../languages.ts';

export const signerSides = ['provider', 'recruiter', 'outside'] as const;
export type SignerSide = (typeof signerSides)[number];

/** A signer as an envelope names them before it is sent. */
export type PlannedSigner = {
  side: SignerSide;
  userId: string | null;
  name: string;
  email: string | null;
  language: Language | null;
  /** Of a sender who signs by sending. */
  timeZone?: string | null | undefined;
};
