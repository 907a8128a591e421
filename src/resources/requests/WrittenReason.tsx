import { TextInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { lacksReason } from '../../../domain/contract/deals/dealMoves.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { textOf } from '../../i18n/textOf.ts';

interface Props {
  noun: 'proposals' | 'requests';
  to: string;
  label: string;
  helperText?: string;
}

/**
 * The reason in words, beside the main reason. It is required once a main reason is chosen that explains nothing; the
 * main reason has its own error.
 */
export const WrittenReason = ({ noun, to, label, helperText }: Props) => {
  const lacks = ({ endReason }: FieldValues, reason: string | null) =>
    endReason != null && lacksReason({ status: to, endReason, reason });
  return (
    <TextInput
      source="reason"
      label={label}
      multiline
      minRows={3}
      isRequired={lacks({ endReason: useWatch({ name: 'endReason' }) }, null)}
      helperText={helperText ?? false}
      validate={(value: string, form: FieldValues) =>
        lacks(form, value?.trim() || null)
          ? textOf('value.reason-needed')
          : validateField(noun, 'reason')?.(value)
      }
    />
  );
};

/** What the form sends: a reason that was left empty is none. */
export const writtenReason = ({ reason }: FieldValues): string | null => (reason?.trim() ? reason : null);
