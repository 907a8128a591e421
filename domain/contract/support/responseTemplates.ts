import { longText, oneOf, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { templateErrors } from './templateFields.ts';
import { ticketCategories } from './tickets.ts';

/** A canned response for support. */
export const responseTemplates = defineNoun({
  name: 'responseTemplates',
  label: 'Response Template',
  plural: 'Response Templates',
  prefix: 'RT',
  fields: {
    name: text('Name'),
    category: oneOf('Category', ticketCategories),
    content: longText('Content'),
  },
  search: ['name', 'content'],
  title: 'name',
  check: ({ content }) => templateErrors('content', content),
});
export type ResponseTemplate = RowOf<typeof responseTemplates>;
