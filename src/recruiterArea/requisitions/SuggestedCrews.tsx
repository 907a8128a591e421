import BookmarkIcon from '@mui/icons-material/BookmarkAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RecordContextProvider, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Requisition } from '../../../domain/contract/deals/requisitions.ts';
import type { Crew } from '../../../domain/matching/crew/crew.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { InfoTip } from '../../components/tiles/InfoTip.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { CrewCard } from '../../resources/requests/crews/CrewCard.tsx';
import { LeftOut } from '../../resources/requests/crews/LeftOut.tsx';
import { MissingRoles } from '../../resources/requests/crews/MissingRoles.tsx';
import { useCrewCandidates } from '../../resources/requests/crews/useCrewCandidates.ts';
import { ProviderName } from '../MaskedIdentity.tsx';
import { ShortlistDialog } from '../pools/ShortlistDialog.tsx';

/** Whole crews of the market for the roles of the requisition in context, of any providers or of one. */
export const SuggestedCrews = () => {
  const requisition = useRecordContext<Requisition>();
  const mayMatch = useMay('list', 'talentPools');
  const isOpen = requisition?.status === 'Draft' || requisition?.status === 'Sent';
  if (!requisition || !isOpen || !mayMatch || requisition.roles.length === 0) return null;
  return <Crews requisition={requisition} />;
};

const Crews = ({ requisition }: { requisition: Requisition }) => {
  const heading = useId();
  const translate = useTranslate();
  const { requisitionCrews } = useDataProvider<DataProvider>();
  const [oneProvider, setOneProvider] = useState(false);
  const { id, currency } = requisition;
  const providers = oneProvider ? 'one' : 'any';
  const { data, error, refetch } = useQuery({
    queryKey: ['requisitions', 'crews', id, providers],
    queryFn: ({ signal }) => requisitionCrews({ id, providers, signal }).then((answer) => answer.data),
  });
  const candidates = useCrewCandidates(data);
  const words = (key: string, values?: object) => translate(`requisitions.crews.${key}`, values);
  return (
    <section aria-labelledby={heading}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography id={heading} variant="subtitle1" component="h2">
          {words('title')}
        </Typography>
        <InfoTip title={words('title')} text={words('how')} />
        <FormControlLabel
          control={<Switch checked={oneProvider} onChange={(_event, on) => setOneProvider(on)} />}
          label={words('oneProvider')}
          sx={{ ml: { sm: 'auto' }, mr: 0 }}
        />
      </Box>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!error && (!data || !candidates) && <Skeleton variant="rounded" height={280} />}
      {data && candidates && (
        <Box sx={{ display: 'grid', gap: 1.5 }} aria-live="polite">
          <MissingRoles missing={data.missing} />
          {data.crews.length === 0 && data.missing.length === 0 && (
            <Typography color="textSecondary">{words(oneProvider ? 'noProvider' : 'filled')}</Typography>
          )}
          <Box sx={cards}>
            {data.crews.map((crew, place) => (
              <CrewCard
                key={crew.seats.map(({ candidateId }) => candidateId).join()}
                crew={crew}
                title={translate('requests.crews.numbered', { place: place + 1 })}
                candidates={candidates}
                currency={currency}
                note={oneProvider && <OfProvider crew={crew} candidates={candidates} />}
                action={<ShortlistCrew crew={crew} candidates={candidates} place={place + 1} />}
              />
            ))}
          </Box>
          <LeftOut leftOut={data.leftOut} />
        </Box>
      )}
    </section>
  );
};

interface Props {
  crew: Crew;
  candidates: readonly Candidate[];
}

/** The provider of a crew, which is that of each of its people. */
const OfProvider = ({ crew, candidates }: Props) => {
  const first = candidates.find(({ id }) => id === crew.seats[0]?.candidateId);
  return first ? (
    <RecordContextProvider value={first}>
      <Typography variant="body2" color="textSecondary" component="div">
        <ProviderName />
      </Typography>
    </RecordContextProvider>
  ) : null;
};

const ShortlistCrew = ({ crew, candidates, place }: Props & { place: number }) => {
  const translate = useTranslate();
  const may = useMay('create', 'talentPoolMembers');
  const [isOpen, setIsOpen] = useState(false);
  const people = crew.seats.flatMap(
    ({ candidateId }) => candidates.find(({ id }) => id === candidateId) ?? [],
  );
  if (!may) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BookmarkIcon />}
        aria-label={translate('requisitions.crews.shortlistNamed', { place })}
        onClick={() => setIsOpen(true)}
      >
        {translate('requisitions.crews.shortlist')}
      </Button>
      {isOpen && <ShortlistDialog candidates={people} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: 1.5,
};
