import Alert from '@mui/material/Alert';
import { BooleanInput, useGetList, useLocale, useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { bookingsWithin } from '../../../domain/contract/candidates/bookings.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

interface Props {
  source: string;
  candidateId: unknown;
  startDate: unknown;
  /** Without it, the period is open-ended. */
  endDate?: unknown;
  /** The contract in context, which does not overlap with itself. */
  contractId?: unknown;
}

/** Lists the contracts that book the candidate in this period, and asks to confirm the overlap. */
export const OverlapConfirm = ({ source, candidateId, startDate, endDate, contractId }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { errors } = useFormState();
  const isAgreed = useWatch({ name: source }) === true;
  const { data = [] } = useGetList<Contract>(
    'contracts',
    {
      filter: { candidateId, status: 'Active', type: deploymentTypes },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'endDate', order: 'DESC' },
    },
    { enabled: Boolean(candidateId && startDate) },
  );
  const term = { startDate: String(startDate), endDate: String(endDate ?? '9999-12-31') };
  const found =
    candidateId && startDate
      ? bookingsWithin(
          data.filter(({ id }) => id !== contractId),
          term,
        )
      : [];
  if (found.length === 0 && !isAgreed && !get(errors, source)) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {found.map((one) => (
        <div key={one.id}>
          {translate('contractsPage.overlap.booked', {
            name: one.employee,
            client: one.client,
            contract: one.id,
            from: writeDay(one.startDate, locale, 'medium'),
            to: writeDay(one.endDate, locale, 'medium'),
          })}
        </div>
      ))}
      <BooleanInput source={source} label="contractsPage.overlap.confirm" helperText={false} />
    </Alert>
  );
};
