import type { reportFile as original } from '../en/reportFile.ts';

export const reportFile: typeof original = {
  yes: 'Oui',
  no: 'Non',
  page: 'Page %{number} sur %{of}',
  about: {
    noun: 'Sujet',
    figure: 'Chiffre',
    by: '%{figure} par %{group}',
    period: 'Période',
    always: 'Toutes les dates',
    filter: 'Filtre',
    all: 'Aucun',
    empty: 'vide',
    zone: 'Fuseau horaire',
    made: 'Généré',
    rows: 'Lignes',
    title: 'À propos de ce rapport',
  },
  overdue: {
    'Not due': 'Non échu',
    '0–30': 'En retard de 0–30 jours',
    '31–60': 'En retard de 31–60 jours',
    '61–90': 'En retard de 61–90 jours',
    'Over 90': 'En retard de plus de 90 jours',
  },
  operators: {
    eq: 'est',
    neq: 'n’est pas',
    gt: 'est plus que',
    gte: 'est au moins',
    lt: 'est moins que',
    lte: 'est au plus',
    has: 'contient',
  },
};
