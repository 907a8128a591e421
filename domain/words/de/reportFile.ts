import type { reportFile as original } from '../en/reportFile.ts';

export const reportFile: typeof original = {
  yes: 'Ja',
  no: 'Nein',
  page: 'Seite %{number} von %{of}',
  about: {
    noun: 'Daten',
    fields: 'Felder',
    figure: 'Kennzahl',
    measured: '%{measure}: %{field}',
    by: '%{figure} nach %{group}',
    period: 'Zeitraum',
    always: 'Gesamter Zeitraum',
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
    gt: 'ist größer als',
    gte: 'ist mindestens',
    lt: 'ist kleiner als',
    lte: 'ist höchstens',
    has: 'enthält',
  },
};
