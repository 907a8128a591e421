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
  coming: {
    dashboard:
      'Tiles for available resources, active requests, deployments and monthly revenue, quick actions and the latest activity.',
    employees:
      'The people on your bench, with their skills, rates and availability: add, edit and remove them here.',
    requests: 'The requests recruiters have sent you, to look at and to answer.',
    contracts:
      'Your contracts with their value and progress, templates, and the forms to draw up and edit them.',
  },
};
