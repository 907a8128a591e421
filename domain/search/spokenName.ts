import { foldText } from './foldText.ts';

/** What two names have in common that a person reads as one: without case, accents, apostrophes and the number of blanks. */
export const spokenName = (name: unknown): string => foldText(String(name)).replace(/\s+/gu, ' ').trim();
