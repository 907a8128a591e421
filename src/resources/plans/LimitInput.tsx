import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { validateField } from '../../components/inputs/validateField.ts';
import { textOf } from '../../i18n/textOf.ts';

/** Input for a plan limit: a number or the word Unlimited. Invalid input is left as typed. */
export const LimitInput = ({ source }: { source: 'users' | 'benchEmployees' | 'customFields' }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const unlimited = translate('billing.plans.unlimited');
  const fault = validateField('plans', source);
  const read = (text: string): number | string | null => {
    const word = text.trim();
    if ([unlimited, 'Unlimited'].some((one) => one.toLowerCase() === word.toLowerCase())) return null;
    return /^\d+$/.test(word) ? Number(word) : word;
  };
  const write = (limit: unknown) => (limit === null ? unlimited : String(limit ?? ''));
  return (
    <TextInput
      source={source}
      isRequired
      helperText={translate('billing.plans.limitHint')}
      format={(limit: unknown) => (typed !== null && Object.is(read(typed), limit) ? typed : write(limit))}
      parse={(text: string) => {
        setTyped(text);
        return read(text);
      }}
      onBlur={() => setTyped(null)}
      validate={(limit: unknown) => {
        if (limit === '' || limit === undefined) return textOf('text.required');
        return typeof limit === 'string' ? 'billing.plans.limitFault' : fault?.(limit);
      }}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
};
