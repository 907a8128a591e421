import { definePlugin } from 'talentbench/plugin';

/** Reads the form in which one firm keeps the profiles of its people, when they are imported as resumes. */
export const plugin = definePlugin({
  name: 'profileSheets',
  words: {
    en: { profileSheets: { reader: 'Profile Sheets' } },
    de: { profileSheets: { reader: 'Profilbögen' } },
    fr: { profileSheets: { reader: 'Fiches de profil' } },
    es: { profileSheets: { reader: 'Fichas de perfil' } },
  },
  consoles: { provider: () => import('./provider.ts') },
});
