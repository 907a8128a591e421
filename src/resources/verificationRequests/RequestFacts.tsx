import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { VerificationRequest } from '../../../domain/contract/accounts/verificationRequests.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { useSayText } from '../../components/fields/useSayText.ts';
import { Fact } from '../companies/CompanyFacts.tsx';

/** The user, their company and the status of the request. */
export const RequestFacts = ({ request }: { request: VerificationRequest }) => {
  const translate = useTranslate();
  const say = useSayText();
  const createPath = useCreatePath();
  const { userId, companyId, status } = request;
  const { data: person } = useGetOne<User>('users', { id: userId });
  const { data: company } = useGetOne<Company>(
    'companies',
    { id: companyId ?? '' },
    { enabled: companyId !== null },
  );
  const link = (resource: string, id: string, name: string | undefined) => (
    <Link component={RouterLink} to={createPath({ resource, id, type: 'show' })}>
      {name ?? id}
    </Link>
  );
  return (
    <Box component="dl" sx={facts}>
      <Fact label={translate('verification.requests.person')}>
        {link('users', userId, person?.fullName)}
        <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
          {[person?.email, person?.title].filter(Boolean).join(' · ')}
        </Box>
      </Fact>
      {companyId && (
        <Fact label={translate('verification.requests.company')}>
          {link('companies', companyId, company?.name)}
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say('location', company?.location)}</Box>
        </Fact>
      )}
      <Fact label={translate('verification.requests.columns.status')}>
        <StatusChip
          value={status}
          label={translate(valueKey('verificationRequests', 'status', status), { _: status })}
        />
      </Fact>
    </Box>
  );
};

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  m: 0,
};
