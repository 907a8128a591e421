import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  useGetMany,
  useGetOne,
  useList,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { HotListRecipient } from '../../../domain/contract/hotLists/hotListRecipients.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { CandidateGrid } from '../../resources/candidates/CandidateGrid.tsx';
import { CompareBar } from '../compare/CompareBar.tsx';
import { Contacts } from '../contacts/Contacts.tsx';
import { ListedCandidateCard } from '../ListedCandidateCard.tsx';
import { TalentPoolTabs } from '../pools/TalentPoolTabs.tsx';
import { Results } from '../results/Results.tsx';
import { Tags } from '../tags/Tags.tsx';
import { HotListOfPage } from './HotListOfPage.tsx';

/** A hot list with its candidates as the market shows them, each one click from a request. */
export const ReceivedShow = () => (
  <>
    <TalentPoolTabs />
    <NounShow groups={[]} actions={<span />}>
      <Received />
    </NounShow>
  </>
);

const back = { labelKey: 'hotLists.received.back' };

const Received = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const received = useRecordContext<HotListRecipient>();
  const ids = received?.candidateIds ?? [];
  const { data, isPending, error, refetch } = useGetMany<Candidate>(
    'candidates',
    { ids },
    { enabled: ids.length > 0 },
  );
  const { data: provider } = useGetOne<Company>(
    'companies',
    { id: received?.providerId ?? '' },
    { enabled: received !== undefined },
  );
  const shown = data?.filter((candidate) => candidate !== undefined && candidate !== null) ?? [];
  const list = useList<Candidate>({ data: shown, isPending: ids.length > 0 && isPending, perPage: 50 });
  if (!received) return null;
  if (error && !data) return <CouldNotLoad error={error} onRetry={refetch} />;
  const { id, note, endsOn, sentOn, status } = received;
  const word = (key: string, values?: object) => translate(`hotLists.received.${key}`, { ...values });
  const left = isPending ? 0 : ids.length - shown.length;
  const day = (date: string) => writeDay(date, locale, 'medium');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">
        {word('lead', { provider: provider?.name ?? '', sent: day(sentOn), until: day(endsOn) })}
      </Typography>
      {note && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>}
      {status === 'Ended' && <Alert severity="info">{word('ended')}</Alert>}
      {left > 0 && <Alert severity="info">{word('left', { smart_count: left })}</Alert>}
      <HotListOfPage value={status === 'Sent' ? id : null}>
        <ResourceContextProvider value="candidates">
          <ListContextProvider value={list as ListControllerResult}>
            <Contacts ids={ids}>
              <Tags ids={ids}>
                <Results ids={shown.map((one) => one.id)} back={back}>
                  <CandidateGrid card={<ListedCandidateCard />} empty={<NobodyLeft />} />
                </Results>
              </Tags>
            </Contacts>
          </ListContextProvider>
        </ResourceContextProvider>
      </HotListOfPage>
      <CompareBar />
    </Box>
  );
};

const NobodyLeft = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('hotLists.received.emptyTitle')}
      text={translate('hotLists.received.emptyText')}
    />
  );
};
