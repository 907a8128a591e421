import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Neuen Anbieter hinzufügen', recruiter: 'Neuen Recruiter hinzufügen' },
  addLead: {
    list: 'Eine Kontaktperson mit E-Mail-Adresse wird erste Administratorin oder erster Administrator der Firma und per E-Mail eingeladen.',
    dashboard:
      'Noch wird niemand eingeladen: Die Menschen der Firma kommen unter den einzelnen Benutzern hinzu.',
  },
  added: '%{company} ist hinzugefügt.',
  addedInvited: '%{company} ist hinzugefügt. Die Einladung an %{email} ist unterwegs.',
  fields: {
    shortEmail: 'E-Mail',
    employees: 'Zahl der Beschäftigten',
    plan: 'Tarif',
    years: 'Jahre am Markt',
  },
};
