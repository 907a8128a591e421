import { reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

/** An address that gets no hot lists, or no answers, of this provider any more, as a hash. */
export const hotListOptOuts = defineNoun({
  name: 'hotListOptOuts',
  label: 'Unsubscribed Address',
  plural: 'Unsubscribed Addresses',
  prefix: 'HLO',
  fields: {
    providerId: reference('Provider', 'companies'),
    addressKey: nobody(text('Address Key', 64)),
  },
  serverSet: ['providerId', 'addressKey'],
  unique: ['addressKey'],
  confidential: ['addressKey'],
  search: [],
  title: 'id',
});
export type HotListOptOut = RowOf<typeof hotListOptOuts>;
