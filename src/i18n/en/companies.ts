export const companies = {
  addNew: { provider: 'Add New Provider', recruiter: 'Add New Recruiter' },
  addLead: 'A contact person with an email becomes the company’s first administrator and is invited by mail.',
  notInvited: 'No invitation is sent. Invite people under Individual Users.',
  added: '%{company} has been added.',
  addedInvited: '%{company} has been added. The invitation to %{email} is on its way.',
  fields: {
    shortEmail: 'Email',
    employees: 'Number of Employees',
    plan: 'Subscription Plan',
    years: 'Years in Business',
  },
  company: 'Company',
  counts: { total: 'Total', active: 'Active', pending: 'Pending', suspended: 'Suspended' },
  edit: { provider: 'Edit Provider', recruiter: 'Edit Recruiter' },
  allFields: 'All fields',
  saved: 'The company has been saved.',
  someCannot:
    '%{smart_count} of the chosen companies stands so that this cannot be done. It stays as it is. |||| %{smart_count} of the chosen companies stand so that this cannot be done. They stay as they are.',
  suspend: {
    do: 'Suspend',
    named: 'Suspend %{name}',
    title: 'Suspend %{company}? |||| Suspend %{smart_count} companies?',
    people:
      '%{smart_count} person is signed out and cannot sign in. |||| %{smart_count} people are signed out and cannot sign in.',
    candidates:
      '%{smart_count} listed candidate leaves the market. |||| %{smart_count} listed candidates leave the market.',
    jobs: '%{smart_count} job leaves the market. |||| %{smart_count} jobs leave the market.',
    subscriptions:
      '%{smart_count} subscription is paused and not billed. |||| %{smart_count} subscriptions are paused and not billed.',
    reasonKept: 'The reason is kept with the company and in its history.',
    done: '%{company} has been suspended.',
  },
  activate: {
    do: 'Activate',
    named: 'Activate %{name}',
    title: 'Activate %{company}? |||| Activate %{smart_count} companies?',
    people: '%{smart_count} person can sign in again. |||| %{smart_count} people can sign in again.',
    candidates:
      '%{smart_count} candidate comes back to the market. |||| %{smart_count} candidates come back to the market.',
    jobs: '%{smart_count} job comes back to the market. |||| %{smart_count} jobs come back to the market.',
    subscriptions:
      '%{smart_count} subscription resumes today. The pause is not billed. |||| %{smart_count} subscriptions resume today. The pause is not billed.',
    contact: 'Unless somebody is there already, %{contact} (%{email}) is invited as the first administrator.',
    done: '%{company} is active.',
  },
  tabs: {
    overview: 'Overview',
    people: 'People',
    resources: 'Resources',
    jobs: 'Jobs',
    contracts: 'Contracts',
    invoices: 'Invoices',
    tickets: 'Tickets',
    history: 'History',
  },
  page: {
    verification: 'Verification: %{state}',
    none: 'Nothing here yet.',
    openList: 'Open in %{list}',
    deeds: 'Audit log',
    activities: 'Activities',
  },
  verify: {
    title: 'Verification',
    told: 'The company’s people are told, with the reason.',
    Verified: { do: 'Verify', title: 'Verify %{company}?', done: '%{company} is verified.' },
    Rejected: {
      do: 'Reject',
      title: 'Reject the papers of %{company}?',
      done: 'The papers of %{company} have been rejected.',
    },
  },
};
