import { useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { ModelCard } from '../../resources/modelCard/ModelCard.tsx';

export const ModelCardPage = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('modelCard.title')}</PageTitle>
      <ModelCard />
    </>
  );
};
