/** Invoices and payments, in the operator's hands. */
export const invoicing = {
  invoice: 'Invoice',
  menu: 'More for invoice %{id}',
  run: 'Monthly run of %{month}: %{smart_count} invoice, %{amount} |||| Monthly run of %{month}: %{smart_count} invoices, %{amount}',
  period: 'Billing period',
  generate: { do: 'Generate', done: 'Invoice generated successfully!' },
  markPaid: {
    menu: 'Mark as Paid',
    title: 'Mark %{id} as paid',
    lead: 'Says that the money has come, and how. The invoice is paid from then on.',
    do: 'Mark as Paid',
    done: 'The payment is noted and the invoice is paid',
  },
  collect: {
    menu: 'Collect Payment',
    title: 'Collect %{id}',
    lead: 'Asks for the money in this way. A bank transfer stays pending until you confirm that it has come.',
    do: 'Collect Payment',
    done: 'The payment is on its way',
  },
  credit: {
    menu: 'Credit',
    title: 'Credit %{id}',
    heading: 'Credit note',
    lead: 'Nothing is owed on a credited invoice. It keeps its number, and the credit gets one of its own.',
    do: 'Credit',
    done: '%{id} is credited as %{creditNumber}',
  },
  reminders: {
    none: 'None so far',
    before: '%{smart_count} day before it was due |||| %{smart_count} days before it was due',
    after: '%{smart_count} day after it was due |||| %{smart_count} days after it was due',
  },
  payment: {
    id: 'ID',
    menu: 'More for payment %{id}',
    retry: 'Retry',
    confirm: 'The money has come',
    fail: 'It failed',
  },
};
