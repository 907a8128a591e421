/** The languages of the site and the consoles' frames, each by its own name. English is the one all others fall back to. */
export const languages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: string | null | undefined): code is Language =>
  languageCodes.some((known) => known === code);

/** The first of these BCP 47 tags that is spoken here: `de-AT` is German. */
export const firstSpoken = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
