import type { Code } from '../../../domain/messages/message.ts';
import { MoneyInput } from '../../components/inputs/MoneyInput.tsx';
import { textOf } from '../../i18n/textOf.ts';

interface Props {
  /** The maximum amount, and the error for a larger one. */
  most?: number;
  tooMuch?: Code;
  helperText?: string | false;
}

/** Input for an amount above 0, in minor units. */
export const AmountInput = ({ most = Number.POSITIVE_INFINITY, tooMuch, helperText = false }: Props) => (
  <MoneyInput source="amount" isRequired helperText={helperText} validate={faultIn(most, tooMuch)} />
);

const faultIn =
  (most: number, tooMuch: Code = 'money.too-large') =>
  (amount: unknown): string | undefined => {
    if (amount == null || amount === '') return textOf('text.required');
    if (typeof amount !== 'number' || Number.isNaN(amount)) return textOf('money.enter');
    if (amount <= 0) return textOf('money.not-positive');
    return amount > most ? textOf(tooMuch) : undefined;
  };
