import Link from '@mui/material/Link';
import { useBasename, useGetList, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { currentDeployments } from '../../../domain/contract/deals/deploymentWork.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

/** Where a provider's candidate works today, linked to the deployment. */
export const CurrentDeployment = () => {
  const candidate = useRecordContext<Candidate>();
  const { userType } = useActor();
  const mayRead = useMay('list', 'contracts') && userType === 'provider';
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { data = [] } = useGetList<Contract>(
    'contracts',
    {
      filter: { ...currentDeployments, candidateId: candidate?.id, startDate_lte: utcDay(new Date()) },
      sort: { field: 'endDate', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    },
    { enabled: mayRead && candidate?.status === 'Placed' },
  );
  return data.map(({ id, client, endDate }) => (
    <Link key={id} component={RouterLink} to={`${basename}/deployments/${id}/show`} variant="body2">
      {translate('pages.candidates.deployed', { client, date: writeDay(endDate, locale, 'medium') })}
    </Link>
  ));
};
