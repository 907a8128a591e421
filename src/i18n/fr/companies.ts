import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Ajouter un nouveau prestataire', recruiter: 'Ajouter un nouveau recruteur' },
  addLead: {
    list: 'Un contact avec une adresse e-mail devient le premier administrateur de la société et est invité par e-mail.',
    dashboard: 'Personne n’est encore invité : ajoutez ses membres parmi les utilisateurs.',
  },
  added: '%{company} a été ajoutée.',
  addedInvited: '%{company} a été ajoutée. L’invitation à %{email} est en route.',
  fields: {
    shortEmail: 'E-mail',
    employees: 'Nombre d’employés',
    plan: 'Formule',
    years: 'Années d’activité',
  },
};
