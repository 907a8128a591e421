import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Ajouter un nouveau prestataire', recruiter: 'Ajouter un nouveau recruteur' },
  addLead: 'Le contact reçoit une invitation par e-mail et devient le premier administrateur de la société.',
  notInvited:
    'Aucune invitation ne sera envoyée. Invitez des utilisateurs dans « Utilisateurs individuels ».',
  added: '%{company} ajoutée',
  addedInvited: '%{company} ajoutée. Invitation envoyée à %{email}.',
  fields: {
    shortEmail: 'E-mail',
    employees: 'Nombre d’employés',
    plan: 'Formule d’abonnement',
    years: 'Années d’activité',
  },
  company: 'Société',
  counts: { total: 'Total', active: 'Actives', pending: 'En attente', suspended: 'Suspendues' },
  edit: { provider: 'Modifier le prestataire', recruiter: 'Modifier le recruteur' },
  allFields: 'Tous les champs',
  saved: 'Société enregistrée',
  someCannot:
    '%{smart_count} société sélectionnée sera ignorée, car son statut ne le permet pas. |||| %{smart_count} sociétés sélectionnées seront ignorées, car leur statut ne le permet pas.',
  reason: 'Motif',
  suspend: {
    do: 'Suspendre',
    named: 'Suspendre %{name}',
    title: 'Suspendre %{company} ? |||| Suspendre %{smart_count} sociétés ?',
    people:
      '%{smart_count} personne sera déconnectée et ne pourra plus se connecter avant la réactivation. |||| %{smart_count} personnes seront déconnectées et ne pourront plus se connecter avant la réactivation.',
    candidates:
      '%{smart_count} candidat publié sera masqué sur le marché. |||| %{smart_count} candidats publiés seront masqués sur le marché.',
    jobs: '%{smart_count} offre sera masquée sur le marché. |||| %{smart_count} offres seront masquées sur le marché.',
    subscriptions:
      '%{smart_count} abonnement sera mis en pause et ne sera pas facturé. |||| %{smart_count} abonnements seront mis en pause et ne seront pas facturés.',
    reasonKept: 'Le motif est conservé dans l’historique de la société.',
    done: '%{company} suspendue',
  },
  activate: {
    do: 'Activer',
    named: 'Activer %{name}',
    title: 'Activer %{company} ? |||| Activer %{smart_count} sociétés ?',
    people:
      '%{smart_count} personne pourra de nouveau se connecter. |||| %{smart_count} personnes pourront de nouveau se connecter.',
    candidates:
      '%{smart_count} candidat sera de nouveau visible sur le marché. |||| %{smart_count} candidats seront de nouveau visibles sur le marché.',
    jobs: '%{smart_count} offre sera de nouveau visible sur le marché. |||| %{smart_count} offres seront de nouveau visibles sur le marché.',
    subscriptions:
      '%{smart_count} abonnement reprendra aujourd’hui. La pause n’est pas facturée. |||| %{smart_count} abonnements reprendront aujourd’hui. La pause n’est pas facturée.',
    contact:
      'Si personne n’a encore de compte, %{contact} (%{email}) sera invité comme premier administrateur.',
    done: '%{company} activée',
  },
  tabs: {
    overview: 'Vue d’ensemble',
    people: 'Utilisateurs',
    resources: 'Ressources',
    jobs: 'Offres',
    contracts: 'Contrats',
    invoices: 'Factures',
    tickets: 'Tickets',
    history: 'Historique',
  },
  page: {
    verification: 'Vérification : %{state}',
    none: 'Rien pour le moment.',
    openList: 'Ouvrir dans %{list}',
    auditLog: 'Journal d’audit',
    activities: 'Activités',
  },
  verify: {
    title: 'Vérification',
    told: 'Nous prévenons les utilisateurs de la société et leur indiquons le motif.',
    Verified: { do: 'Vérifier', title: 'Vérifier %{company} ?', done: '%{company} vérifiée' },
    Rejected: {
      do: 'Refuser',
      title: 'Refuser les documents de %{company} ?',
      done: 'Documents de %{company} refusés',
    },
  },
};
