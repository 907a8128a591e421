import { TextInput } from 'react-admin';
import type { Code } from '../../../domain/messages/message.ts';
import { textOf } from '../../i18n/textOf.ts';

interface Props {
  source: string;
  /** The error if no reason is given. */
  missing: Code;
}

/** Input for the reason of a refund or credit, which is stored permanently. */
export const ReasonInput = ({ source, missing }: Props) => (
  <TextInput
    source={source}
    isRequired
    multiline
    minRows={2}
    helperText={false}
    validate={(reason: unknown) => {
      const told = String(reason ?? '').trim();
      if (told === '') return textOf(missing);
      return told.length > 200 ? textOf({ code: 'text.too-long', values: { max: 200 } }) : undefined;
    }}
  />
);
