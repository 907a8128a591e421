import { TextInput } from 'ra-ui-materialui';

interface Props {
  source: string;
  /** What is said where no reason is given. */
  missing: string;
}

/** Asks why money goes back, which is kept for good. */
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
