/** A company's payment methods and payments. */
export const payments = {
  none: 'No payment method on file.',
  update: 'Update Payment',
  updated: 'Payment method updated',
  added: 'Payment method added',
  lead: 'We store only the last digits. Never enter a full card or account number.',
  save: 'Save Changes',
  line: {
    'Credit Card': '%{brand} ending in %{last4}, valid until %{expiry}',
    'Bank Transfer': '%{bank}, account %{account}',
    PayPal: '%{email}',
  },
  hint: {
    last4: 'Last four digits only',
    expiry: 'Month and year, such as 09/28',
    account: 'Last four digits, such as ••••0417',
  },
  add: 'Add Payment Method',
  replace: 'Replace',
  replaceTitle: 'Replace Payment Method',
  replaceNamed: 'Replace %{id}',
  details: 'Details',
  short: {
    'Credit Card': '%{brand} •••• %{last4}, %{expiry}',
    'Bank Transfer': '%{bank}, %{account}',
    PayPal: '%{email}',
  },
};
