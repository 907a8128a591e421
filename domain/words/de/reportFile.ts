import type { reportFile as original } from '../en/reportFile.ts';

export const reportFile: typeof original = {
  yes: 'Ja',
  no: 'Nein',
  page: 'Seite %{number} von %{of}',
  about: {
    noun: 'Gegenstand',
    figure: 'Kennzahl',
    by: '%{figure} nach %{group}',
    period: 'Zeitraum',
    always: 'Alle Tage',
    filter: 'Filter',
    all: 'Keiner',
    empty: 'leer',
    zone: 'Zeitzone',
    made: 'Erstellt',
    rows: 'Zeilen',
    title: 'Über diesen Bericht',
  },
  overdue: {
    'Not due': 'Noch nicht fällig',
    '0–30': '0–30 Tage überfällig',
    '31–60': '31–60 Tage überfällig',
    '61–90': '61–90 Tage überfällig',
    'Over 90': 'Über 90 Tage überfällig',
  },
  operators: {
    eq: 'ist',
    neq: 'ist nicht',
    gt: 'ist mehr als',
    gte: 'ist mindestens',
    lt: 'ist weniger als',
    lte: 'ist höchstens',
    has: 'enthält',
  },
};
