import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Añadir nuevo proveedor', recruiter: 'Añadir nuevo reclutador' },
  addLead:
    'La persona de contacto será la primera administradora de la empresa y recibirá una invitación por correo.',
  notInvited: 'No se enviará ninguna invitación. Invite a personas en «Usuarios individuales».',
  added: '%{company} añadida',
  addedInvited: '%{company} añadida. Invitación enviada a %{email}.',
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
  saved: 'Empresa guardada',
  someCannot:
    'Se omitirá %{smart_count} empresa seleccionada porque su estado no lo permite. |||| Se omitirán %{smart_count} empresas seleccionadas porque su estado no lo permite.',
  reason: 'Motivo',
  suspend: {
    do: 'Suspender',
    named: 'Suspender %{name}',
    title: '¿Suspender %{company}? |||| ¿Suspender %{smart_count} empresas?',
    people:
      'Se cerrará la sesión de %{smart_count} persona, que no podrá volver a iniciarla hasta la reactivación. |||| Se cerrará la sesión de %{smart_count} personas, que no podrán volver a iniciarla hasta la reactivación.',
    candidates:
      '%{smart_count} candidato publicado se ocultará del mercado. |||| %{smart_count} candidatos publicados se ocultarán del mercado.',
    jobs: '%{smart_count} oferta se ocultará del mercado. |||| %{smart_count} ofertas se ocultarán del mercado.',
    subscriptions:
      '%{smart_count} suscripción quedará en pausa y no se facturará. |||| %{smart_count} suscripciones quedarán en pausa y no se facturarán.',
    reasonKept: 'El motivo se guarda en el historial de la empresa.',
    done: '%{company} suspendida',
  },
  activate: {
    do: 'Activar',
    named: 'Activar %{name}',
    title: '¿Activar %{company}? |||| ¿Activar %{smart_count} empresas?',
    people:
      '%{smart_count} persona podrá volver a iniciar sesión. |||| %{smart_count} personas podrán volver a iniciar sesión.',
    candidates:
      '%{smart_count} candidato volverá a ser visible en el mercado. |||| %{smart_count} candidatos volverán a ser visibles en el mercado.',
    jobs: '%{smart_count} oferta volverá a ser visible en el mercado. |||| %{smart_count} ofertas volverán a ser visibles en el mercado.',
    subscriptions:
      '%{smart_count} suscripción se reanudará hoy. La pausa no se factura. |||| %{smart_count} suscripciones se reanudarán hoy. La pausa no se factura.',
    contact:
      'Si nadie tiene cuenta todavía, se invitará a %{contact} (%{email}) para administrar la empresa.',
    done: '%{company} activada',
  },
  tabs: {
    overview: 'Resumen',
    people: 'Usuarios',
    resources: 'Recursos',
    jobs: 'Ofertas',
    contracts: 'Contratos',
    invoices: 'Facturas',
    tickets: 'Tickets',
    history: 'Historial',
  },
  page: {
    verification: 'Verificación: %{state}',
    none: 'Todavía no hay nada aquí.',
    openList: 'Abrir en %{list}',
    auditLog: 'Registro de auditoría',
    activities: 'Actividades',
  },
  verify: {
    title: 'Verificación',
    told: 'Avisaremos a los usuarios de la empresa e indicaremos el motivo.',
    Verified: { do: 'Verificar', title: '¿Verificar %{company}?', done: '%{company} verificada' },
    Rejected: {
      do: 'Rechazar',
      title: '¿Rechazar los documentos de %{company}?',
      done: 'Documentos de %{company} rechazados',
    },
  },
};
