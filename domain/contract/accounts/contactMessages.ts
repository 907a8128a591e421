import { email, longText, oneOf, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const contactStatuses = ['New', 'Answered', 'Archived'] as const;

/** A visitor's message from the Get In Touch form in the footer. */
export const contactMessages = defineNoun({
  name: 'contactMessages',
  label: 'Contact Message',
  plural: 'Contact Messages',
  prefix: 'MSG',
  fields: {
    firstName: text('First Name', 60),
    lastName: text('Last Name', 60),
    email: email('Email Address'),
    subject: text('Subject', 150),
    message: longText('Message', 4000),
    status: oneOf('Status', contactStatuses),
  },
  fixed: ['firstName', 'lastName', 'email', 'subject', 'message'],
  search: ['firstName', 'lastName', 'email', 'subject', 'message'],
  title: 'subject',
  lifecycles: [
    {
      field: 'status',
      initial: ['New'],
      moves: {
        New: { Answered: ['admin'], Archived: ['admin'] },
        Answered: { Archived: ['admin'], New: ['admin'] },
        Archived: { New: ['admin'] },
      },
    },
  ],
});
export type ContactMessage = RowOf<typeof contactMessages>;
