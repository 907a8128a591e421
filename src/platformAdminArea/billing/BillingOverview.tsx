import { useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { BillingFrame } from './BillingFrame.tsx';

export const BillingOverview = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('billing.title')}</PageTitle>
      <BillingFrame>{null}</BillingFrame>
    </>
  );
};
