export const companies = {
  addNew: { provider: 'Add New Provider', recruiter: 'Add New Recruiter' },
  addLead: 'The contact person becomes the company’s first administrator and gets an invitation by email.',
  notInvited: 'No invitation will be sent. Invite users under Individual Users.',
  added: '%{company} added',
  addedInvited: '%{company} added. Invitation sent to %{email}.',
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
  saved: 'Company saved',
  someCannot:
    '%{smart_count} selected company will be skipped because its status doesn’t allow this. |||| %{smart_count} selected companies will be skipped because their status doesn’t allow this.',
  reason: 'Reason',
  suspend: {
    do: 'Suspend',
    named: 'Suspend %{name}',
    title: 'Suspend %{company}? |||| Suspend %{smart_count} companies?',
    people:
      '%{smart_count} user will be signed out and can’t sign in until reactivated. |||| %{smart_count} users will be signed out and can’t sign in until reactivated.',
    candidates:
      '%{smart_count} listed candidate will be hidden from the market. |||| %{smart_count} listed candidates will be hidden from the market.',
    jobs: '%{smart_count} job will be hidden from the market. |||| %{smart_count} jobs will be hidden from the market.',
    subscriptions:
      '%{smart_count} subscription will be paused and not billed. |||| %{smart_count} subscriptions will be paused and not billed.',
    reasonKept: 'The reason is kept in the company’s history.',
    done: '%{company} suspended',
  },
  activate: {
    do: 'Activate',
    named: 'Activate %{name}',
    title: 'Activate %{company}? |||| Activate %{smart_count} companies?',
    people:
      '%{smart_count} user will be able to sign in again. |||| %{smart_count} users will be able to sign in again.',
    candidates:
      '%{smart_count} candidate will be visible on the market again. |||| %{smart_count} candidates will be visible on the market again.',
    jobs: '%{smart_count} job will be visible on the market again. |||| %{smart_count} jobs will be visible on the market again.',
    subscriptions:
      '%{smart_count} subscription will resume today. The pause is not billed. |||| %{smart_count} subscriptions will resume today. The pause is not billed.',
    contact:
      'If no one has an account yet, %{contact} (%{email}) will be invited as the first administrator.',
    done: '%{company} activated',
  },
  tabs: {
    overview: 'Overview',
    people: 'Users',
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
    auditLog: 'Audit log',
    activities: 'Activities',
  },
  verify: {
    title: 'Verification',
    told: 'We notify the company’s users and include the reason.',
    Verified: { do: 'Verify', title: 'Verify %{company}?', done: '%{company} verified' },
    Rejected: {
      do: 'Reject',
      title: 'Reject the documents from %{company}?',
      done: 'Documents from %{company} rejected',
    },
  },
};
