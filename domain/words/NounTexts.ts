import type { NounName } from '../contract/index.ts';

/** The contract's words in another language. The rows keep theirs; only what is read changes. */
export interface NounTexts {
  /** One and many, as react-admin asks for them: 'Vertrag |||| Verträge'. */
  names: Record<NounName, string> & Record<string, string>;
  /** By the English label, or by noun and field where one English word means two things: 'users.title'. */
  labels: Record<string, string>;
  /** By the value that is kept, or by noun, field and value. */
  values: Record<string, string>;
}
