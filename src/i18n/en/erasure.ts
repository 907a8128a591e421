/** Erasing a person: what is deleted, what is kept, and the confirmation by typing the name. */
export const erasure = {
  button: 'Erase Personal Data',
  title: 'Erase %{name}',
  warning: 'You can’t undo this. Export the data first if anyone may need it.',
  removed: 'Deleted',
  removedText: 'Sign-in methods, sessions, photo, documents and the records listed here.',
  replaced: 'Anonymized',
  replacedText: 'Names and personal details are removed from this account and the records listed here.',
  kept: 'Kept for accounting and audit',
  keptText: 'Invoices, amounts, dates, references and the audit log.',
  type: 'Type “%{name}” to confirm.',
  name: 'Full name',
  confirm: 'Erase Permanently',
  done: 'Personal data erased',
  erased: 'This person’s data was erased on %{on}. Only accounting and audit records remain.',
};
