import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type PaymentMethod, paymentFields } from '../../../domain/contract/billing/paymentMethods.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { textOf } from '../../i18n/textOf.ts';

/** The type of payment method, and the inputs of that type. */
export const PaymentInputs = () => {
  const translate = useTranslate();
  const method: PaymentMethod['method'] = useWatch({ name: 'method' });
  return (
    <>
      <NounInput source="method" />
      {paymentFields[method]?.map((field) => (
        <TextInput
          key={field}
          source={field}
          isRequired
          validate={needed(field)}
          helperText={field in hints ? translate(`payments.hint.${field}`) : false}
          slotProps={{
            htmlInput: { autoComplete: 'off', inputMode: field === 'last4' ? 'numeric' : undefined },
          }}
        />
      ))}
    </>
  );
};

const hints = { last4: true, expiry: true, account: true };

const needed = (field: string) => {
  const fault = validateField('paymentMethods', field);
  return (value: unknown) => (value ? fault?.(value) : textOf('text.required'));
};
