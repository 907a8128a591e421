import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DateInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import type { Request } from '../../../domain/contract/requests.ts';
import { MoneyInput } from '../../components/inputs/MoneyInput.tsx';
import { ReferenceNameInput } from '../../components/inputs/ReferenceNameInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { OverlapConfirm } from '../contracts/OverlapConfirm.tsx';
import { BudgetWarning } from './BudgetWarning.tsx';

interface Props {
  place: number;
  request: Request | undefined;
  /** Whom the other lines propose. */
  others: readonly (string | null)[];
  onRemove: (() => void) | undefined;
}

/** One line of a proposal. Choosing somebody fills in that person's own rate, where no other is typed yet. */
export const ProposedPerson = ({ place, request, others, onRemove }: Props) => {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const at = (field: string) => `people.${place}.${field}`;
  const [candidateId, rate, startDate] = useWatch({
    name: [at('candidateId'), at('rate'), at('startDate')],
  });
  const checkRate = validateField('proposals', 'rate');
  const checkPerson = validateField('proposals', 'candidateId');
  const takeRate = (person?: Candidate) => {
    const free = getValues(at('rate')) == null && person?.currency === getValues('currency');
    if (person && free) setValue(at('rate'), person.rate, { shouldDirty: true });
  };
  return (
    <Box role="group" aria-label={translate('requests.propose.one', { place: place + 1 })} sx={line}>
      <ReferenceNameInput
        source={at('candidateId')}
        reference="candidates"
        label="requests.propose.person"
        helperText={false}
        isRequired
        validate={(id: unknown) =>
          checkPerson?.(id) ??
          (others.includes(id as string) ? translate('requests.propose.twice') : undefined)
        }
        onChange={(_id: unknown, person: unknown) => takeRate(person as Candidate | undefined)}
      />
      <MoneyInput
        source={at('rate')}
        label="requests.propose.rate"
        helperText={false}
        isRequired
        validate={(amount: unknown) =>
          checkRate?.(amount) ?? (amount === 0 ? 'Enter an amount above zero' : undefined)
        }
      />
      <DateInput
        source={at('startDate')}
        label="requests.propose.startDate"
        helperText={false}
        isRequired
        parse={(day: string) => day || null}
        validate={validateField('proposals', 'startDate')}
      />
      {onRemove && (
        <IconButton
          onClick={onRemove}
          aria-label={translate('requests.propose.remove', { place: place + 1 })}
          sx={{ mt: 1, justifySelf: 'start' }}
        >
          <RemoveIcon />
        </IconButton>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <BudgetWarning request={request} rate={rate} />
        <OverlapConfirm source={at('overlapAgreed')} candidateId={candidateId} startDate={startDate} />
      </Box>
    </Box>
  );
};

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'start',
};
