import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { useOpenSearch } from './useOpenSearch.ts';

/** The address that notifications link to; redirects to the candidates of the search. */
export const OpenSavedSearch = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const [failure, setFailure] = useState<Failure>();
  return (
    <>
      <PageTitle>{translate('recruiter.menu.talentPool')}</PageTitle>
      {failure?.id === id ? (
        <CouldNotLoad
          title={translate('talent.searches.failed')}
          error={failure.error}
          onRetry={() => setFailure(undefined)}
        />
      ) : (
        <Opening id={id} onFailure={setFailure} />
      )}
    </>
  );
};

type Failure = { id: string; error: unknown };

const Opening = ({ id, onFailure }: { id: string; onFailure: (failure: Failure) => void }) => {
  const translate = useTranslate();
  const openSearch = useOpenSearch();
  const open = useEffectEvent((wanted: string, signal: AbortSignal) => {
    openSearch(wanted, signal).catch((error) => signal.aborted || onFailure({ id: wanted, error }));
  });
  useEffect(() => {
    const leaving = new AbortController();
    open(id, leaving.signal);
    return () => leaving.abort();
  }, [id]);
  return <LinearProgress aria-label={translate('talent.searches.opening')} />;
};
