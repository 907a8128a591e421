import { useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { ModelCard } from '../../resources/modelCard/ModelCard.tsx';
import { AnalyticsTabs } from '../analytics/AnalyticsTabs.tsx';

export const PlatformModelCard = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('modelCard.title')}</PageTitle>
      <AnalyticsTabs />
      <ModelCard />
    </>
  );
};
