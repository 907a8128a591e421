export const companies = {
  addNew: { provider: 'Add New Provider', recruiter: 'Add New Recruiter' },
  addLead: {
    list: 'A contact person with an email becomes the company’s first administrator and is invited by mail.',
    dashboard: 'Nobody is invited yet: add its people under Individual Users.',
  },
  added: '%{company} has been added.',
  addedInvited: '%{company} has been added. The invitation to %{email} is on its way.',
  fields: {
    shortEmail: 'Email',
    employees: 'Number of Employees',
    plan: 'Subscription Plan',
    years: 'Years in Business',
  },
};
