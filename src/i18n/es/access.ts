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
    fixed: 'Los roles predefinidos no se pueden modificar.',
    failed: 'No se pudieron cargar los roles',
    label: 'Roles',
  },
  matrix: {
    title: 'Permisos de este rol',
    lead: 'Registros a los que este rol da acceso, por tipo.',
    userType: 'Tipo de usuario',
    noun: 'Registro',
    never: '–',
    neverLong: 'no disponible para este tipo de usuario',
    lacking: 'No',
    lackingLong: 'No: requiere el permiso «%{permission}»',
    partly: 'algunos campos',
    label: 'Matriz de permisos',
  },
  form: {
    title: 'Permisos',
    lead: 'Solo puede conceder permisos que usted mismo tenga.',
    reading: 'Ver',
    changing: 'Añadir y editar',
    removing: 'Eliminar',
    held: '%{smart_count} permiso |||| %{smart_count} permisos',
    chosen: '%{smart_count} seleccionado |||| %{smart_count} seleccionados',
    about: 'Detalles del rol',
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
    edit: 'Editar',
    delete: 'Eliminar',
  },
  reach: {
    all: 'todos los registros',
    company: 'registros de la propia empresa',
    own: 'registros propios',
    platform: 'registros de la plataforma',
    listed: 'elementos publicados',
    directory: 'solo el directorio',
    made: 'roles personalizados',
    some: 'algunos registros',
  },
  view: {
    button: 'Ver como este usuario',
    named: 'Ver como este usuario: %{name}',
    title: '¿Ver TalentBench como %{name}?',
    text: 'Verá en una pestaña nueva lo que ve %{name} durante %{minutes} minutos. La vista es de solo lectura y queda en el registro de auditoría.',
    open: 'Abrir la vista',
    blocked:
      'El navegador ha bloqueado la pestaña nueva. Permita las ventanas emergentes de este sitio e inténtelo de nuevo.',
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
      write: 'Personal en el banquillo',
      delete: 'Personal en el banquillo',
    },
    requests: {
      write: 'Solicitudes y candidaturas',
    },
    jobs: {
      write: 'Ofertas de empleo',
      delete: 'Ofertas de empleo',
    },
    pipeline: {
      write: 'Pipeline, grupos y búsquedas',
      delete: 'Entradas del pipeline',
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
      write: 'Configuración',
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
