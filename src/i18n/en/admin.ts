export const admin = {
  name: 'Platform',
  title: 'Platform Administration',
  groups: {
    overview: 'Overview',
    users: 'User Management',
    operations: 'Platform Operations',
    administration: 'Administration',
  },
  menu: {
    dashboard: 'Platform Dashboard',
    providers: 'Provider Companies',
    recruiters: 'Recruiter Companies',
    users: 'Individual Users',
    analytics: 'Platform Analytics',
    reports: 'Reports & Insights',
    support: 'Support Tickets',
    settings: 'Platform Settings',
    security: 'Security & Compliance',
    billing: 'Billing & Subscriptions',
    allData: 'All Data',
  },
  dataGroups: {
    market: 'Market',
    people: 'People and messages',
    support: 'Support and reports',
    billing: 'Billing',
    security: 'Security and settings',
  },
  coming: {
    dashboard: 'Platform health, key figures, trends, recent activity, top companies and system alerts.',
    providers:
      'Provider companies with their status, verification and subscription, to admit, edit and suspend.',
    recruiters: 'Recruiter companies with their placements and success rate, to admit, edit and suspend.',
    users: 'Everyone with an account, their roles and permissions, and requests for verification.',
    reports: 'Reports by type, schedules and templates.',
    support:
      'Tickets with priority, assignee and response time, the support team and its response templates.',
    security: 'Security score, access control, audit logs, compliance and incident response.',
    billing: 'Plans, subscriptions, transactions, invoices and payment methods.',
  },
};
