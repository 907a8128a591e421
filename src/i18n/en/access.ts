/** Roles, what they may do, and looking through somebody's eyes. */
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
    fixed: 'The built-in roles are fixed.',
    failed: 'The roles could not be read',
    label: 'Roles',
  },
  matrix: {
    title: 'What this role may do',
    lead: 'For each kind of record: whose rows, by the rules that the server and the database follow.',
    userType: 'As a user of type',
    noun: 'Record',
    never: '–',
    neverLong: 'not for this user type',
    lacking: 'No',
    lackingLong: 'No: needs “%{permission}”',
    partly: 'some fields',
    label: 'Permission matrix',
  },
  form: {
    title: 'Permissions',
    lead: 'What is not ticked is refused. You can only give what you hold yourself.',
    reading: 'Reading',
    changing: 'Adding and changing',
    removing: 'Removing',
    held: '%{smart_count} permission |||| %{smart_count} permissions',
    about: 'About the role',
  },
  areas: {
    market: 'Market',
    operations: 'Operations',
    administration: 'Administration',
  },
  verbs: {
    list: 'List',
    show: 'See',
    create: 'Add',
    edit: 'Change',
    delete: 'Remove',
  },
  reach: {
    all: 'All rows',
    company: 'Own company’s rows',
    own: 'Own rows',
    platform: 'The platform’s rows',
    listed: 'Listed people',
    active: 'Active ones',
    directory: 'Directory of the other side',
    made: 'Custom roles',
    some: 'Some rows',
  },
  view: {
    button: 'View as this user',
    named: 'View as this user: %{name}',
    title: 'View TalentBench as %{name}?',
    text: 'A new tab shows what %{name} sees, for %{minutes} minutes. Nothing can be changed there, and the audit log keeps who looked and when.',
    open: 'Open the view',
    blocked: 'The browser did not let a new tab open. Allow pop-ups for this site and try again.',
  },
  permission: {
    market: {
      read: 'See the market',
    },
    operations: {
      read: 'See operations',
    },
    administration: {
      read: 'See administration',
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
