import Link from '@mui/material/Link';
import { useContext } from 'react';
import {
  ListContext,
  useCreatePath,
  useGetList,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { nextBooking } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

/**
 * The start of a candidate's next signed contract, for the provider and operators. One request serves a whole
 * list.
 */
export const NextBooking = () => {
  const candidate = useRecordContext<Candidate>();
  const listed: readonly Candidate[] | undefined = useContext(ListContext)?.data;
  const { userType } = useActor();
  const mayRead = useMay('list', 'contracts') && userType !== 'recruiter';
  const today = utcDay(new Date());
  const candidateId = (listed ?? (candidate ? [candidate] : [])).map(({ id }) => id);
  const { data = [] } = useGetList<Contract>(
    'contracts',
    {
      filter: { candidateId, status: 'Active', type: deploymentTypes, startDate_gt: today },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'startDate', order: 'ASC' },
    },
    { enabled: mayRead && candidateId.length > 0 },
  );
  const next = nextBooking(
    data.filter((contract) => contract.candidateId === candidate?.id),
    today,
  );
  return next ? <BookedFrom contract={next} /> : null;
};

/** The start date of a contract, linked to it. */
export const BookedFrom = ({ contract: { id, startDate } }: { contract: Contract }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const createPath = useCreatePath();
  const date = writeDay(startDate, locale, 'medium');
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'contracts', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      variant="body2"
    >
      {translate('pages.candidates.bookedFrom', { date, contract: id })}
    </Link>
  );
};
