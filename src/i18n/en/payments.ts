/** How a company pays. */
export const payments = {
  none: 'No way of paying is on file yet.',
  update: 'Update Payment',
  updated: 'The way of paying is updated.',
  lead: 'We keep only what tells one way of paying from another. Never enter the whole number of a card or an account.',
  save: 'Save Changes',
  line: {
    'Credit Card': '%{brand} ending in %{last4}, valid until %{expiry}',
    'Bank Transfer': '%{bank}, account %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'The last four digits, nothing more',
    expiry: 'Month and year, such as 09/28',
    account: 'The last four digits, such as ••••0417',
  },
  add: 'Add Payment Method',
  replace: 'Replace',
  replaceNamed: 'Replace %{id}',
  details: 'Details',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
