import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { DateInput, required, SelectInput, useReference, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { skillsAsked } from '../../../domain/insight/budget.ts';
import { MoneyInput } from '../../components/inputs/MoneyInput.tsx';
import { ReferenceNameInput } from '../../components/inputs/ReferenceNameInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { textOf } from '../../i18n/textOf.ts';
import { AgreedRatesOfCandidate } from '../agreedRates/AgreedRates.tsx';
import { OverlapConfirm } from '../contracts/OverlapConfirm.tsx';
import { RateCapOfCandidate } from '../rateCards/RateCap.tsx';
import { BudgetWarning } from './BudgetWarning.tsx';
import { firstTerms } from './firstTerms.ts';
import { useFirstDay } from './useFirstDay.ts';

interface Props {
  place: number;
  request: Request | undefined;
  /** The candidates selected on the other lines. */
  others: readonly (string | null)[];
  onRemove: (() => void) | undefined;
}

/**
 * One line of a proposal. The candidate's rate and first available date are filled in unless the user has
 * typed something.
 */
export const ProposedCandidate = ({ place, request, others, onRemove }: Props) => {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const firstDay = useFirstDay();
  const at = (field: string) => `candidates.${place}.${field}`;
  const [candidateId, rate, startDate, role] = useWatch({
    name: [at('candidateId'), at('rate'), at('startDate'), at('role')],
  });
  const checkRate = validateField('proposals', 'rate');
  const checkCandidate = validateField('proposals', 'candidateId');
  const filled = useRef<Record<string, unknown>>({});
  const fill = (field: 'rate' | 'startDate', value: unknown) => {
    const held = getValues(at(field));
    if (held != null && held !== filled.current[field]) return;
    filled.current[field] = value;
    setValue(at(field), value, { shouldDirty: true });
  };
  const fillFrom = (candidate: Candidate) => {
    const { rate: usual, startDate: first } = firstTerms(candidate, getValues('currency'), request, firstDay);
    if (usual !== undefined) fill('rate', usual);
    fill('startDate', first);
  };
  const [search] = useSearchParams();
  const asked = Boolean(candidateId) && candidateId === (request?.candidateId ?? search.get('candidate'));
  const { referenceRecord: named } = useReference<Candidate>({
    reference: 'candidates',
    id: candidateId,
    options: { enabled: asked },
  });
  const lastFilled = useRef('');
  useEffect(() => {
    // The first day may change once the company is loaded.
    const filledFrom = `${named?.id} ${firstDay}`;
    if (!named || lastFilled.current === filledFrom) return;
    lastFilled.current = filledFrom;
    fillFrom(named);
  });
  return (
    <Box role="group" aria-label={translate('requests.propose.one', { place: place + 1 })} sx={line}>
      <ReferenceNameInput
        source={at('candidateId')}
        reference="candidates"
        label="requests.propose.person"
        helperText={false}
        isRequired
        validate={(id: unknown) =>
          others.includes(id as string) ? translate('requests.propose.twice') : checkCandidate?.(id)
        }
        onChange={(_id: unknown, candidate: unknown) => candidate && fillFrom(candidate as Candidate)}
      />
      <MoneyInput
        source={at('rate')}
        label="requests.propose.rate"
        helperText={false}
        isRequired
        validate={(amount: unknown) =>
          amount === 0 ? textOf('proposals.rate-missing') : checkRate?.(amount)
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
        {request && request.roles.length > 0 && (
          <SelectInput
            source={at('role')}
            label="resources.proposals.fields.role"
            choices={request.roles.map(({ title }) => ({ id: title, name: title }))}
            translateChoice={false}
            helperText={false}
            validate={required()}
            sx={{ maxWidth: 420 }}
          />
        )}
        <BudgetWarning request={request} role={role} rate={rate} />
        <AgreedRatesOfCandidate candidateId={candidateId} asked={request && skillsAsked(request, role)} />
        <RateCapOfCandidate request={request} candidateId={candidateId} role={role} rate={rate} />
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
