import { useEffect } from 'react';
import { type ResourceProps, useBasename, useGetOne } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Company } from '../../domain/contract/accounts/companies.ts';
import { useNotifyFailure } from '../auth/useNotifyFailure.ts';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { CompanyCreate, CompanyList, companies } from '../resources/companies/index.ts';
import { WaitingSignUps } from '../resources/signUpRequests/index.ts';

/** Redirects a company's address by id to its page among the providers or recruiters. */
const ToItsSide = () => {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const basename = useBasename();
  const notifyFailure = useNotifyFailure();
  const { data, error } = useGetOne<Company>('companies', { id }, { retry: false });
  useEffect(() => {
    if (error) notifyFailure(error);
  }, [error, notifyFailure]);
  if (error) return <Navigate replace to={`${basename}/companies`} />;
  if (!data) return null;
  return <Navigate replace to={pathname.replace(`${basename}/companies`, `${basename}/${data.type}s`)} />;
};

/** Providers and recruiters in one list; each company's page is below its own side's path. */
export const allCompanies: ResourceProps = { ...companies, show: <ToItsSide />, edit: <ToItsSide /> };

const CompanyPage = lazyScreen(() => import('./companyPage/CompanyPage.tsx'), 'CompanyPage');

/** The companies of one side, at their own path, with the sign-up requests above the list. */
export const companiesOf = (type: 'provider' | 'recruiter'): ResourceProps => ({
  ...companies,
  list: (
    <>
      <WaitingSignUps type={type} />
      <CompanyList type={type} />
    </>
  ),
  show: <CompanyPage />,
  create: <CompanyCreate type={type} />,
});
