import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { EmptyState } from '../components/screens/EmptyState.tsx';

/** The empty state of the talent pool when no candidate matches the filters. */
export const NoCandidates = () => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <EmptyState
      searched
      title={translate('pages.talentPool.noneTitle')}
      text={translate('pages.talentPool.noneText')}
    >
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('pages.talentPool.reset')}
      </Button>
    </EmptyState>
  );
};
