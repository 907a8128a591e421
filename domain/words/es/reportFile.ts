import type { reportFile as original } from '../en/reportFile.ts';

export const reportFile: typeof original = {
  yes: 'Sí',
  no: 'No',
  page: 'Página %{number} de %{of}',
  about: {
    noun: 'Datos',
    fields: 'Campos',
    figure: 'Medida',
    measured: '%{measure}: %{field}',
    by: '%{figure} por %{group}',
    period: 'Periodo',
    always: 'Todas las fechas',
    filter: 'Filtro',
    all: 'Ninguno',
    empty: 'vacío',
    zone: 'Zona horaria',
    made: 'Generado',
    rows: 'Filas',
    title: 'Acerca de este informe',
  },
  overdue: {
    'Not due': 'Aún sin vencer',
    '0–30': 'Vencido hace 0–30 días',
    '31–60': 'Vencido hace 31–60 días',
    '61–90': 'Vencido hace 61–90 días',
    'Over 90': 'Vencido hace más de 90 días',
  },
  operators: {
    eq: 'es',
    neq: 'no es',
    gt: 'es mayor que',
    gte: 'es al menos',
    lt: 'es menor que',
    lte: 'es como máximo',
    has: 'incluye',
  },
};
