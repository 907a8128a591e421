import { lazy, Suspense } from 'react';
import { useGetList } from 'react-admin';
import { limitsService } from '../../../domain/contract/billing/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { useSession } from '../../auth/useSession.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useQuiet } from '../../components/later/useQuiet.ts';

const LimitedServiceAlert = lazy(() =>
  import('./LimitedServiceAlert.tsx').then((module) => ({ default: module.LimitedServiceAlert })),
);

/** On every page of a company whose service is limited: why, and by which invoice. */
export const LimitedService = () => {
  const isOfCompany = useSession()?.user?.userType !== 'admin';
  return useMay('list', 'invoices') && isOfCompany ? <Notice /> : null;
};

const Notice = () => {
  const quiet = useQuiet();
  const { data } = useGetList<Invoice>(
    'invoices',
    {
      filter: { serviceLimited: true, status: ['Pending', 'Overdue'] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'dueDate', order: 'ASC' },
    },
    { enabled: quiet, refetchOnWindowFocus: 'always' },
  );
  const invoice = data?.find(limitsService);
  if (!invoice) return null;
  return (
    <Suspense fallback={null}>
      <LimitedServiceAlert invoice={invoice} />
    </Suspense>
  );
};
