import type { reportFile as original } from '../en/reportFile.ts';

export const reportFile: typeof original = {
  yes: 'Oui',
  no: 'Non',
  page: 'Page %{number} sur %{of}',
  about: {
    noun: 'Données',
    fields: 'Champs',
    figure: 'Mesure',
    measured: '%{measure} : %{field}',
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
    '0–30': '0 à 30 jours de retard',
    '31–60': '31 à 60 jours de retard',
    '61–90': '61 à 90 jours de retard',
    'Over 90': 'Plus de 90 jours de retard',
  },
  operators: {
    eq: 'est',
    neq: 'n’est pas',
    gt: 'est supérieur à',
    gte: 'est au moins',
    lt: 'est inférieur à',
    lte: 'est au plus',
    has: 'contient',
  },
};
