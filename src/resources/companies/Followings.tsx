import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useCount } from '../../components/tiles/useCount.ts';
import type { StatusChange } from './statusChanges.ts';

interface Props {
  act: StatusChange;
  companies: readonly Company[];
}

/** The users and candidates affected by a company's status change. */
const onMarket = {
  suspend: { candidates: { listed: true }, jobs: { listed: true } },
  activate: {
    candidates: { published: true, status: ['Available', 'In Discussion'] },
    jobs: { status: 'Active' },
  },
};

/** The effects of changing the status of these companies, as counted now. */
export const Followings = ({ act, companies }: Props) => {
  const translate = useTranslate();
  const idsOf = (type: Company['type']) => companies.filter((one) => one.type === type).map(({ id }) => id);
  const all = [...idsOf('provider'), ...idsOf('recruiter')];
  const people = useTotal('users', { status: 'Active' }, all);
  const candidates = useTotal('candidates', onMarket[act].candidates, idsOf('provider'));
  const jobs = useTotal('jobs', onMarket[act].jobs, idsOf('recruiter'));
  const subscriptions = useTotal('subscriptions', { status: act === 'suspend' ? 'Active' : 'Paused' }, all);
  const waiting = act === 'activate' ? companies.filter(isWaiting) : [];
  const says = (key: string, count: number | undefined) =>
    count ? <li>{translate(`companies.${act}.${key}`, { smart_count: count })}</li> : null;
  return (
    <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5, color: 'text.secondary' }}>
      {says('people', people)}
      {says('candidates', candidates)}
      {says('jobs', jobs)}
      {says('subscriptions', subscriptions)}
      {waiting.map(({ id, contactPerson, email }) => (
        <li key={id}>{translate('companies.activate.contact', { contact: contactPerson, email })}</li>
      ))}
    </Box>
  );
};

const isWaiting = ({ status, contactPerson, email }: Company): boolean =>
  status === 'Pending Approval' && Boolean(contactPerson && email);

/** Undefined while it loads, or if there is no company. */
const useTotal = (noun: string, filter: object, ids: readonly string[]): number | undefined => {
  const companyId = ids.length === 1 ? ids[0] : ids;
  const { total } = useCount(noun, { ...filter, companyId }, ids.length > 0);
  return ids.length > 0 ? total : undefined;
};
