import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Request } from '../../../../domain/contract/deals/requests.ts';
import { CouldNotLoad } from '../../../components/screens/CouldNotLoad.tsx';
import type { DataProvider } from '../../../dataProvider/port.ts';
import { CrewCard } from './CrewCard.tsx';
import { LeftOut } from './LeftOut.tsx';
import { MissingRoles } from './MissingRoles.tsx';
import { QuoteCrewDialog } from './QuoteCrewDialog.tsx';
import { useCrewCandidates } from './useCrewCandidates.ts';

/** The crew of the provider’s bench that fits the roles of the request best, which it can propose at once. */
export const SuggestedCrew = ({ request }: { request: Request }) => {
  const heading = useId();
  const translate = useTranslate();
  const { requestCrew } = useDataProvider<DataProvider>();
  const [isQuoting, setIsQuoting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', 'crew', request.id],
    queryFn: ({ signal }) => requestCrew({ id: request.id, signal }).then((answer) => answer.data),
  });
  const candidates = useCrewCandidates(data);
  const crew = data?.crews[0];
  // With proposals for all roles there is nothing left to suggest.
  if (data && !crew && data.missing.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {translate('requests.crews.own')}
      </Typography>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!error && (!data || !candidates) && <Skeleton variant="rounded" height={220} />}
      {data && candidates && (
        <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
          <MissingRoles missing={data.missing} />
          {crew && (
            <CrewCard
              crew={crew}
              title={translate('requests.crews.best')}
              candidates={candidates}
              currency={request.currency}
              action={
                <Button variant="contained" onClick={() => setIsQuoting(true)}>
                  {translate('requests.crews.quote')}
                </Button>
              }
            />
          )}
          <LeftOut leftOut={data.leftOut} />
        </div>
      )}
      {isQuoting && crew && candidates && (
        <QuoteCrewDialog
          request={request}
          crew={crew}
          candidates={candidates}
          onClose={() => setIsQuoting(false)}
        />
      )}
    </section>
  );
};
