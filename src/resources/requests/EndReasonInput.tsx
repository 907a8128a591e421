import { SelectInput, useTranslate } from 'react-admin';
import { type DealNoun, moveBetween } from '../../../domain/contract/deals/dealMoves.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';

interface Props {
  noun: DealNoun;
  from: string;
  to: string;
}

/** The reasons that the table of moves gives for this ending. */
export const EndReasonInput = ({ noun, from, to }: Props) => {
  const translate = useTranslate();
  const { userType } = useActor();
  const reasons = moveBetween(noun, from, to, userType)?.reasons ?? [];
  return (
    <SelectInput
      source="endReason"
      label="requests.endReason"
      choices={reasons.map((id) => ({ id, name: translate(valueKey(noun, 'endReason', id)) }))}
      translateChoice={false}
      isRequired
      validate={needed(validateField(noun, 'endReason'))}
      helperText={false}
    />
  );
};
