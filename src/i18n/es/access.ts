import type { Catalogue } from '../en/index.ts';

export const access: Catalogue['access'] = {
  panel: {
    add: 'Añadir rol',
    addTitle: 'Añadir un rol',
    role: 'Rol',
    kind: 'Tipo',
    description: 'Descripción',
    permissions: 'Permisos',
    users: 'Usuarios',
    actions: 'Acciones',
    edit: 'Editar',
    editNamed: 'Editar el rol %{name}',
    open: 'Permisos',
    openNamed: 'Permisos del rol %{name}',
    fixed: 'Los roles incorporados son fijos.',
    failed: 'No se pudieron leer los roles',
    label: 'Roles',
  },
  matrix: {
    title: 'Qué puede hacer este rol',
    lead: 'Para cada tipo de registro: de quién son las filas, según las reglas que siguen el servidor y la base de datos.',
    userType: 'Como usuario de tipo',
    noun: 'Registro',
    never: '–',
    neverLong: 'no para este tipo de usuario',
    lacking: 'No',
    lackingLong: 'No: requiere «%{permission}»',
    partly: 'algunos campos',
    label: 'Matriz de permisos',
  },
  form: {
    title: 'Permisos',
    lead: 'Lo que no está marcado se rechaza. Solo puede dar lo que usted mismo tiene.',
    reading: 'Leer',
    changing: 'Añadir y cambiar',
    removing: 'Eliminar',
    held: '%{smart_count} permiso |||| %{smart_count} permisos',
    about: 'Sobre el rol',
  },
  areas: {
    market: 'Mercado',
    operations: 'Operaciones',
    administration: 'Administración',
  },
  verbs: {
    list: 'Listar',
    show: 'Ver',
    create: 'Añadir',
    edit: 'Cambiar',
    delete: 'Eliminar',
  },
  reach: {
    all: 'Todas las filas',
    company: 'Filas de la propia empresa',
    own: 'Filas propias',
    platform: 'Filas de la plataforma',
    listed: 'Personas publicadas',
    active: 'Activas',
    directory: 'Directorio de la otra parte',
    made: 'Roles personalizados',
    some: 'Algunas filas',
  },
  view: {
    button: 'Ver como este usuario',
    named: 'Ver como este usuario: %{name}',
    title: '¿Ver TalentBench como %{name}?',
    text: 'Una pestaña nueva muestra lo que ve %{name} durante %{minutes} minutos. Allí no se puede cambiar nada, y el registro de auditoría guarda quién miró y cuándo.',
    open: 'Abrir la vista',
    blocked:
      'El navegador no dejó abrir una pestaña nueva. Permita las ventanas emergentes de este sitio e inténtelo de nuevo.',
  },
  permission: {
    market: {
      read: 'Ver el mercado',
    },
    operations: {
      read: 'Ver las operaciones',
    },
    administration: {
      read: 'Ver la administración',
    },
    candidates: {
      write: 'Personal disponible',
      delete: 'Personal disponible',
    },
    requests: {
      write: 'Solicitudes y candidaturas',
    },
    jobs: {
      write: 'Ofertas de empleo',
      delete: 'Ofertas de empleo',
    },
    pipeline: {
      write: 'Proceso, grupos y búsquedas',
      delete: 'Entradas del proceso',
    },
    tickets: {
      write: 'Tickets',
    },
    contracts: {
      write: 'Contratos',
    },
    templates: {
      write: 'Plantillas',
    },
    reports: {
      write: 'Informes',
    },
    users: {
      write: 'Usuarios',
      delete: 'Usuarios',
    },
    companies: {
      write: 'Empresas',
      delete: 'Empresas',
    },
    signUps: {
      write: 'Registros y verificación',
    },
    billing: {
      write: 'Facturación',
    },
    integrations: {
      write: 'Integraciones',
    },
    settings: {
      write: 'Ajustes',
    },
    roles: {
      write: 'Roles',
    },
    security: {
      write: 'Seguridad y cumplimiento',
    },
    platform: {
      write: 'Plataforma',
    },
  },
};
