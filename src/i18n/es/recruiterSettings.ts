import type { Catalogue } from '../en/index.ts';

export const recruiterSettings: Catalogue['recruiterSettings'] = {
  memberSince: 'Miembro desde',
  placements: 'Total de colocaciones',
  notificationsNote:
    'Puede cambiar estas preferencias en cualquier momento. Los cambios se aplican de inmediato.',
  billingInformation: 'Datos de facturación',
  integrations: {
    status: {
      Connected: 'Conectado',
      Pending: 'Pendiente',
      'Not Connected': 'No conectado',
    },
    about: {
      LinkedIn: 'Envíe las candidaturas nuevas y retiradas a su webhook para LinkedIn',
      Indeed: 'Envíe las candidaturas nuevas y retiradas a su webhook para Indeed',
      Glassdoor: 'Envíe las candidaturas nuevas y retiradas a su webhook para Glassdoor',
      Slack: 'Reciba las candidaturas nuevas y retiradas en un canal de Slack',
      'Microsoft Teams': 'Reciba las candidaturas nuevas y retiradas en un canal de Teams',
    },
    lead: 'Pegue la URL de un webhook que reenvíe los mensajes a %{name}. Ahí enviamos las novedades sobre las candidaturas y su plan.',
  },
};
