export const provider = {
  name: 'Provider',
  title: 'Provider Dashboard',
  menu: {
    dashboard: 'Dashboard',
    employees: 'Available Resources',
    requests: 'Recruiter Requests',
    analytics: 'Analytics',
    contracts: 'Contracts',
    settings: 'Company Settings',
  },
};
