import type { Catalogue } from '../en/index.ts';

export const openJobs: Catalogue['openJobs'] = {
  title: 'Ofertas abiertas',
  ways: 'Solicitudes y ofertas',
  apply: 'Presentar candidato',
  applyNamed: 'Presentar candidato para %{title}',
  applyLong: 'Presentar a uno de sus candidatos',
  applyTitle: 'Presentar un candidato para %{title}',
  applyLead:
    'Elija a uno de sus candidatos publicados. El reclutador verá su nombre, puesto, tarifa y el mensaje de usted.',
  send: 'Enviar candidatura',
  sent: 'Candidatura de %{name} enviada para %{title}',
  submitted: 'Ya presentados: %{names}',
  own: {
    title: 'Candidaturas',
    withdraw: 'Retirar',
    withdrawNamed: 'Retirar la candidatura de %{name} para %{job}',
  },
};
