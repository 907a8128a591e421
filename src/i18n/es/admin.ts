import type { Catalogue } from '../en/index.ts';

export const admin: Catalogue['admin'] = {
  name: 'Plataforma',
  title: 'Administración de la plataforma',
  groups: {
    overview: 'Resumen',
    users: 'Gestión de usuarios',
    operations: 'Operación de la plataforma',
    administration: 'Administración',
  },
  menu: {
    dashboard: 'Panel de la plataforma',
    providers: 'Empresas proveedoras',
    recruiters: 'Empresas reclutadoras',
    users: 'Usuarios individuales',
    analytics: 'Análisis de la plataforma',
    reports: 'Informes y perspectivas',
    support: 'Tickets de soporte',
    settings: 'Ajustes de la plataforma',
    security: 'Seguridad y cumplimiento',
    billing: 'Facturación y suscripciones',
    allData: 'Todos los datos',
  },
  dataGroups: {
    market: 'Mercado',
    people: 'Personas y mensajes',
    support: 'Soporte e informes',
    billing: 'Facturación',
    security: 'Seguridad y ajustes',
  },
  coming: {
    dashboard:
      'Estado de la plataforma, cifras clave, tendencias, actividad reciente, empresas destacadas y avisos del sistema.',
    providers:
      'Empresas proveedoras con su estado, verificación y suscripción, para admitirlas, editarlas y suspenderlas.',
    recruiters:
      'Empresas reclutadoras con sus colocaciones y su tasa de éxito, para admitirlas, editarlas y suspenderlas.',
    users: 'Todas las personas con cuenta, sus roles y permisos, y las solicitudes de verificación.',
    reports: 'Informes por tipo, programaciones y plantillas.',
    support:
      'Tickets con prioridad, responsable y tiempo de respuesta, el equipo de soporte y sus plantillas de respuesta.',
    security:
      'Puntuación de seguridad, control de acceso, registros de auditoría, cumplimiento y respuesta a incidentes.',
    billing: 'Planes, suscripciones, transacciones, facturas y métodos de pago.',
  },
};
