import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Ajouter un nouveau prestataire', recruiter: 'Ajouter un nouveau recruteur' },
  addLead:
    'Un contact avec une adresse e-mail devient le premier administrateur de la société et est invité par e-mail.',
  notInvited: 'Aucune invitation n’est envoyée. Invitez des personnes dans « Utilisateurs ».',
  added: '%{company} a été ajoutée.',
  addedInvited: '%{company} a été ajoutée. L’invitation à %{email} est en route.',
  fields: {
    shortEmail: 'E-mail',
    employees: 'Nombre d’employés',
    plan: 'Formule',
    years: 'Années d’activité',
  },
  company: 'Société',
  counts: { total: 'Total', active: 'Actives', pending: 'En attente', suspended: 'Suspendues' },
  edit: { provider: 'Modifier le prestataire', recruiter: 'Modifier le recruteur' },
  allFields: 'Tous les champs',
  saved: 'La société a été enregistrée.',
  someCannot:
    'L’état de %{smart_count} des sociétés choisies ne le permet pas. Elle reste comme elle est. |||| L’état de %{smart_count} des sociétés choisies ne le permet pas. Elles restent comme elles sont.',
  suspend: {
    do: 'Suspendre',
    named: 'Suspendre %{name}',
    title: 'Suspendre %{company} ? |||| Suspendre %{smart_count} sociétés ?',
    people:
      '%{smart_count} personne est déconnectée et ne peut plus se connecter. |||| %{smart_count} personnes sont déconnectées et ne peuvent plus se connecter.',
    candidates:
      '%{smart_count} profil publié quitte le marché. |||| %{smart_count} profils publiés quittent le marché.',
    jobs: '%{smart_count} offre quitte le marché. |||| %{smart_count} offres quittent le marché.',
    subscriptions:
      '%{smart_count} abonnement est mis en pause et n’est pas facturé. |||| %{smart_count} abonnements sont mis en pause et ne sont pas facturés.',
    reasonKept: 'Le motif est conservé avec la société et dans son historique.',
    done: '%{company} a été suspendue.',
  },
  activate: {
    do: 'Activer',
    named: 'Activer %{name}',
    title: 'Activer %{company} ? |||| Activer %{smart_count} sociétés ?',
    people:
      '%{smart_count} personne peut de nouveau se connecter. |||| %{smart_count} personnes peuvent de nouveau se connecter.',
    candidates:
      '%{smart_count} profil revient sur le marché. |||| %{smart_count} profils reviennent sur le marché.',
    jobs: '%{smart_count} offre revient sur le marché. |||| %{smart_count} offres reviennent sur le marché.',
    subscriptions:
      '%{smart_count} abonnement reprend aujourd’hui. La pause n’est pas facturée. |||| %{smart_count} abonnements reprennent aujourd’hui. La pause n’est pas facturée.',
    contact: 'S’il n’y a encore personne, %{contact} (%{email}) est invité comme premier administrateur.',
    done: '%{company} est active.',
  },
  tabs: {
    overview: 'Aperçu',
    people: 'Personnes',
    resources: 'Ressources',
    jobs: 'Offres',
    contracts: 'Contrats',
    invoices: 'Factures',
    tickets: 'Tickets',
    history: 'Historique',
  },
  page: {
    verification: 'Vérification : %{state}',
    none: 'Rien ici pour l’instant.',
    openList: 'Ouvrir dans %{list}',
    deeds: 'Journal d’audit',
    activities: 'Activités',
  },
  verify: {
    title: 'Vérification',
    told: 'Les personnes de la société en sont informées, avec le motif.',
    Verified: { do: 'Vérifier', title: 'Vérifier %{company} ?', done: '%{company} est vérifiée.' },
    Rejected: {
      do: 'Refuser',
      title: 'Refuser les documents de %{company} ?',
      done: 'Les documents de %{company} ont été refusés.',
    },
  },
};
