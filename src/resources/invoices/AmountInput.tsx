import { MoneyInput } from '../../components/inputs/MoneyInput.tsx';

interface Props {
  /** The maximum amount, and the error for a larger one. */
  most?: number;
  tooMuch?: string;
  helperText?: string | false;
}

/** Input for an amount above 0, in minor units. */
export const AmountInput = ({ most = Number.POSITIVE_INFINITY, tooMuch, helperText = false }: Props) => (
  <MoneyInput source="amount" isRequired helperText={helperText} validate={faultIn(most, tooMuch)} />
);

const faultIn =
  (most: number, tooMuch = 'Enter a smaller amount') =>
  (amount: unknown): string | undefined => {
    if (amount == null || amount === '') return 'Required';
    if (typeof amount !== 'number' || Number.isNaN(amount)) return 'Enter an amount';
    if (amount <= 0) return 'Enter an amount above 0';
    return amount > most ? tooMuch : undefined;
  };
