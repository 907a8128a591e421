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
      LinkedIn: 'Candidaturas nuevas y retiradas, enviadas al webhook configurado para LinkedIn',
      Indeed: 'Candidaturas nuevas y retiradas, enviadas al webhook configurado para Indeed',
      Glassdoor: 'Candidaturas nuevas y retiradas, enviadas al webhook configurado para Glassdoor',
      Slack: 'Candidaturas nuevas y retiradas en el canal que usted elija',
      'Microsoft Teams': 'Candidaturas nuevas y retiradas en el canal de un equipo',
    },
    lead: 'Pegue la URL de un webhook que reenvíe los mensajes a %{name}. Ahí enviamos las novedades sobre las candidaturas y su plan.',
  },
};
