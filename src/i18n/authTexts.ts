import { type AuthTexts, auth } from './en/auth.ts';

const others = import.meta.glob<AuthTexts>(['./*/auth.ts', '!./en/auth.ts'], { import: 'auth' });

/** The dialogs' texts in a language, fetched when it is not English; English when there are none, or none can be had. */
export const authTexts = async (language: string): Promise<AuthTexts> => {
  const load = others[`./${language}/auth.ts`];
  return load ? load().catch(() => auth) : auth;
};
