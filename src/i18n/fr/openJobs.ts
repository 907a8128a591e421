import type { Catalogue } from '../en/index.ts';

export const openJobs: Catalogue['openJobs'] = {
  title: 'Offres ouvertes',
  ways: 'Demandes et offres',
  apply: 'Présenter',
  applyNamed: 'Présenter quelqu’un pour %{title}',
  applyLong: 'Présenter un collaborateur',
  applyTitle: 'Présenter quelqu’un pour %{title}',
  applyLead:
    'Choisissez l’une de vos personnes publiées. Le recruteur voit le nom, l’intitulé, le tarif et votre message.',
  send: 'Envoyer la candidature',
  sent: '%{name} a été présenté pour %{title}.',
  standing: 'Déjà présentés : %{names}',
  own: {
    title: 'Candidatures',
    withdraw: 'Retirer',
    withdrawNamed: 'Retirer %{name} de %{job}',
  },
};
