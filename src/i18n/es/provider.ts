import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  name: 'Proveedor',
  title: 'Panel del proveedor',
  menu: {
    dashboard: 'Panel',
    employees: 'Talento disponible',
    requests: 'Solicitudes de reclutadores',
    analytics: 'Análisis',
    contracts: 'Contratos',
    settings: 'Ajustes de la empresa',
  },
  coming: {
    dashboard:
      'Tarjetas con el talento disponible, las solicitudes activas, las asignaciones y los ingresos del mes, acciones rápidas y la última actividad.',
    employees:
      'Las personas de su banquillo, con sus competencias, tarifas y disponibilidad: añádalas, edítelas y quítelas aquí.',
    requests: 'Las solicitudes que le han enviado los reclutadores, para verlas y responderlas.',
    contracts:
      'Sus contratos con su valor y su avance, las plantillas y los formularios para redactarlos y editarlos.',
  },
};
