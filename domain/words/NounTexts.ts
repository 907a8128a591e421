import type { NounName } from '../contract/index.ts';

/** The contract's labels in another language. Stored values do not change; only their display does. */
export interface NounTexts {
  /** Singular and plural in the format of react-admin: 'Vertrag |||| Verträge'. */
  names: Record<NounName, string> & Record<string, string>;
  /** Message after a row is created; `%{name}` is the singular: 'Contract created'. */
  created: string;
  /** By English label, or by noun and field if one English word has two meanings: 'users.title'. */
  labels: Record<string, string>;
  /** By stored value, or by noun, field and value. */
  values: Record<string, string>;
}
