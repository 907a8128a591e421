import { SelectInput, useTranslate } from 'react-admin';
import { paymentMethodKinds } from '../../../domain/contract/billing/paymentMethods.ts';
import { valueKey } from '../../components/contract/valueKey.ts';

/** The payment method of a payment or refund. */
export const PaidBy = () => {
  const translate = useTranslate();
  const choices = paymentMethodKinds.map((id) => ({
    id,
    name: translate(valueKey('transactions', 'paymentMethod', id), { _: id }),
  }));
  return (
    <SelectInput
      source="paymentMethod"
      choices={choices}
      translateChoice={false}
      isRequired
      helperText={false}
    />
  );
};
