import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Añadir nuevo proveedor', recruiter: 'Añadir nuevo reclutador' },
  addLead:
    'Una persona de contacto con correo electrónico pasa a ser la primera administradora de la empresa y recibe una invitación por correo.',
  notInvited: 'No se envía ninguna invitación. Invite a personas en Usuarios individuales.',
  added: 'Se ha añadido %{company}.',
  addedInvited: 'Se ha añadido %{company}. La invitación a %{email} está en camino.',
  fields: {
    shortEmail: 'Correo electrónico',
    employees: 'Número de empleados',
    plan: 'Plan de suscripción',
    years: 'Años de actividad',
  },
  company: 'Empresa',
  counts: { total: 'Total', active: 'Activas', pending: 'Pendientes', suspended: 'Suspendidas' },
  edit: { provider: 'Editar proveedor', recruiter: 'Editar reclutador' },
  allFields: 'Todos los campos',
  saved: 'Se ha guardado la empresa.',
  someCannot:
    'El estado de %{smart_count} de las empresas elegidas no lo permite. Queda como está. |||| El estado de %{smart_count} de las empresas elegidas no lo permite. Quedan como están.',
  suspend: {
    do: 'Suspender',
    named: 'Suspender %{name}',
    title: '¿Suspender %{company}? |||| ¿Suspender %{smart_count} empresas?',
    people:
      'Se cierra la sesión de %{smart_count} persona, que ya no puede entrar. |||| Se cierra la sesión de %{smart_count} personas, que ya no pueden entrar.',
    candidates:
      '%{smart_count} candidato publicado sale del mercado. |||| %{smart_count} candidatos publicados salen del mercado.',
    jobs: '%{smart_count} oferta sale del mercado. |||| %{smart_count} ofertas salen del mercado.',
    subscriptions:
      '%{smart_count} suscripción queda en pausa y no se factura. |||| %{smart_count} suscripciones quedan en pausa y no se facturan.',
    reasonKept: 'El motivo se guarda con la empresa y en su historial.',
    done: 'Se ha suspendido %{company}.',
  },
  activate: {
    do: 'Activar',
    named: 'Activar %{name}',
    title: '¿Activar %{company}? |||| ¿Activar %{smart_count} empresas?',
    people:
      '%{smart_count} persona puede volver a entrar. |||| %{smart_count} personas pueden volver a entrar.',
    candidates:
      '%{smart_count} candidato vuelve al mercado. |||| %{smart_count} candidatos vuelven al mercado.',
    jobs: '%{smart_count} oferta vuelve al mercado. |||| %{smart_count} ofertas vuelven al mercado.',
    subscriptions:
      '%{smart_count} suscripción continúa desde hoy. La pausa no se factura. |||| %{smart_count} suscripciones continúan desde hoy. La pausa no se factura.',
    contact: 'Si todavía no hay nadie, se invita a %{contact} (%{email}) como primer administrador.',
    done: '%{company} está activa.',
  },
  tabs: {
    overview: 'Resumen',
    people: 'Personas',
    resources: 'Recursos',
    jobs: 'Ofertas',
    contracts: 'Contratos',
    invoices: 'Facturas',
    tickets: 'Tickets',
    history: 'Historial',
  },
  page: {
    verification: 'Verificación: %{state}',
    none: 'Todavía no hay nada.',
    openList: 'Abrir en %{list}',
    deeds: 'Registro de auditoría',
    activities: 'Actividades',
  },
  verify: {
    title: 'Verificación',
    told: 'Se informa a las personas de la empresa, con el motivo.',
    Verified: { do: 'Verificar', title: '¿Verificar %{company}?', done: '%{company} está verificada.' },
    Rejected: {
      do: 'Rechazar',
      title: '¿Rechazar los documentos de %{company}?',
      done: 'Se han rechazado los documentos de %{company}.',
    },
  },
};
