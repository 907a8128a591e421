/** The languages of the site and the consoles, each with its native name. English is the fallback. */
export const languages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: string | null | undefined): code is Language =>
  languageCodes.some((known) => known === code);

/** The first supported language among these BCP 47 tags: `de-AT` is German. */
export const firstSpoken = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
