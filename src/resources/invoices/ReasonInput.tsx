import { TextInput } from 'ra-ui-materialui';

interface Props {
  source: string;
  /** The error if no reason is given. */
  missing: string;
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
      if (told === '') return missing;
      return told.length > 200 ? 'At most 200 characters' : undefined;
    }}
  />
);
