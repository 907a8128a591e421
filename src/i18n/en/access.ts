/** Roles, permissions, and viewing as another user. */
export const access = {
  panel: {
    add: 'Add Role',
    addTitle: 'Add a role',
    role: 'Role',
    kind: 'Kind',
    description: 'Description',
    permissions: 'Permissions',
    users: 'Users',
    actions: 'Actions',
    edit: 'Edit',
    editNamed: 'Edit the role %{name}',
    open: 'Permissions',
    openNamed: 'Permissions of the role %{name}',
    fixed: 'Built-in roles can’t be changed.',
    failed: 'The roles could not be loaded',
    label: 'Roles',
  },
  matrix: {
    title: 'Role permissions',
    lead: 'The records this role can access, by record type.',
    userType: 'User type',
    noun: 'Record',
    never: '–',
    neverLong: 'not available to this user type',
    lacking: 'No',
    lackingLong: 'No, requires the permission “%{permission}”',
    partly: 'some fields',
    label: 'Permission matrix',
  },
  form: {
    title: 'Permissions',
    lead: 'You can only grant permissions you have yourself.',
    reading: 'View',
    changing: 'Add and edit',
    removing: 'Remove',
    held: '%{smart_count} permission |||| %{smart_count} permissions',
    chosen: '%{smart_count} selected |||| %{smart_count} selected',
    about: 'Role details',
  },
  areas: {
    market: 'Market',
    operations: 'Operations',
    administration: 'Administration',
  },
  verbs: {
    list: 'List',
    show: 'View',
    create: 'Add',
    edit: 'Edit',
    delete: 'Remove',
  },
  reach: {
    all: 'all records',
    company: 'own company’s records',
    own: 'own records',
    platform: 'platform records',
    listed: 'listed records',
    directory: 'directory only',
    made: 'custom roles',
    some: 'some records',
  },
  view: {
    button: 'View as this user',
    named: 'View as this user: %{name}',
    title: 'View TalentBench as %{name}?',
    text: 'You’ll see what %{name} sees in a new tab for %{minutes} minutes. The view is read-only and recorded in the audit log.',
    open: 'Open View',
    blocked: 'Your browser blocked the new tab. Allow pop-ups for this site and try again.',
  },
  permission: {
    market: {
      read: 'View the market',
    },
    operations: {
      read: 'View operations',
    },
    administration: {
      read: 'View administration',
    },
    candidates: {
      write: 'Bench employees',
      delete: 'Bench employees',
    },
    requests: {
      write: 'Requests and applications',
    },
    jobs: {
      write: 'Job postings',
      delete: 'Job postings',
    },
    pipeline: {
      write: 'Pipeline, pools and searches',
      delete: 'Pipeline entries',
    },
    tickets: {
      write: 'Tickets',
    },
    contracts: {
      write: 'Contracts',
    },
    templates: {
      write: 'Templates',
    },
    reports: {
      write: 'Reports',
    },
    users: {
      write: 'Users',
      delete: 'Users',
    },
    companies: {
      write: 'Companies',
      delete: 'Companies',
    },
    signUps: {
      write: 'Sign-ups and verification',
    },
    billing: {
      write: 'Billing',
    },
    integrations: {
      write: 'Integrations',
    },
    settings: {
      write: 'Settings',
    },
    roles: {
      write: 'Roles',
    },
    security: {
      write: 'Security and compliance',
    },
    platform: {
      write: 'Platform',
    },
  },
};
