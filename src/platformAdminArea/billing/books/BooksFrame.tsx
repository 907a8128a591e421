import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CouldNotLoad } from '../../../components/screens/CouldNotLoad.tsx';
import { PageTabs } from '../../../components/screens/PageTabs.tsx';
import { PageTitle } from '../../../components/screens/PageTitle.tsx';
import { BillingFrame } from '../BillingFrame.tsx';
import { transactionTabs } from '../billingTabs.ts';

interface Props {
  /** Why there is nothing to show. */
  failed: { error: Error; retry: () => void } | null;
  children: ReactNode;
}

/** The frame of the pages about the books, below the transactions from which they follow. */
export const BooksFrame = ({ failed, children }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('billing.title')}</PageTitle>
      <BillingFrame>
        <PageTabs tabs={transactionTabs} labelKey="billing.tabs.transactionParts" isInner />
        {failed ? <CouldNotLoad error={failed.error} onRetry={failed.retry} /> : children}
      </BillingFrame>
    </>
  );
};
