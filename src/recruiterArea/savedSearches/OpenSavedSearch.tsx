import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { useOpenSearch } from './useOpenSearch.ts';

/** The address that notifications link to; redirects to the candidates of the search. */
export const OpenSavedSearch = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const openSearch = useOpenSearch();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once per address and attempt
  useEffect(() => {
    const leaving = new AbortController();
    setError(undefined);
    openSearch(id, leaving.signal).catch((refused) => leaving.signal.aborted || setError(refused));
    return () => leaving.abort();
  }, [id, attempt]);
  return (
    <>
      <PageTitle>{translate('recruiter.menu.talentPool')}</PageTitle>
      {error ? (
        <CouldNotLoad
          title={translate('talent.searches.failed')}
          error={error}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <LinearProgress aria-label={translate('talent.searches.opening')} />
      )}
    </>
  );
};
