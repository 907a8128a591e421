/** Erasing a person: what goes, what stays, and the name typed once more. */
export const erasure = {
  button: 'Erase Personal Data',
  title: 'Erase %{name}',
  warning: 'This cannot be undone. Export the data first if anybody may ask for them.',
  removed: 'Goes for good',
  removedText: 'Every way to sign in, sessions, photo and papers, and what is listed here.',
  replaced: 'Loses name and personal details',
  replacedText: 'The person becomes a row without a name, and what is listed here names nobody.',
  kept: 'Stays for the books and the record',
  keptText: 'Invoices, amounts, dates and references stay, and so does who did what in the audit log.',
  type: 'Type “%{name}” to confirm.',
  name: 'Full name',
  confirm: 'Erase for Good',
  done: '%{id} was erased',
  erased: 'The personal data of this person were erased on %{on}. What is left is kept for the books.',
};
