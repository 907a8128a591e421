import type { Catalogue } from '../en/index.ts';

export const openJobs: Catalogue['openJobs'] = {
  title: 'Offres ouvertes',
  ways: 'Demandes et offres',
  apply: 'Présenter un candidat',
  applyNamed: 'Présenter un candidat pour %{title}',
  applyLong: 'Présenter l’un de vos candidats',
  applyTitle: 'Présenter un candidat pour %{title}',
  applyLead:
    'Choisissez l’un de vos candidats publiés. Le recruteur verra son nom, son poste, son tarif et votre message.',
  send: 'Envoyer la candidature',
  sent: 'Candidature de %{name} envoyée pour %{title}',
  submitted: 'Déjà présentés : %{names}',
  own: {
    title: 'Candidatures',
    withdraw: 'Retirer',
    withdrawNamed: 'Retirer la candidature de %{name} pour %{job}',
  },
};
