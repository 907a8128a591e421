import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  EditButton,
  TopToolbar,
  useCreatePath,
  useGetList,
  useGetMany,
  useLocale,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { hotListMove } from '../../../domain/contract/hotLists/hotListMoves.ts';
import type { HotListRecipient } from '../../../domain/contract/hotLists/hotListRecipients.ts';
import { daysKept, type HotList } from '../../../domain/contract/hotLists/hotLists.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useSayText } from '../../components/fields/useSayText.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { Questions } from './Questions.tsx';

const facts = [{ fields: ['status', 'sentAt', 'endsOn', 'showRates', 'language'] }];

/** A hot list: who is on it, who got and opened it, and what they asked. */
export const HotListShow = () => (
  <NounShow groups={facts} actions={<HotListActions />} head={<Figures />}>
    <Note />
    <Questions />
    <Recipients />
    <People />
  </NounShow>
);

const asked = { send: 'Sent', end: 'Ended' } as const;
type Asked = keyof typeof asked;

const HotListActions = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const list = useRecordContext<HotList>();
  const may = useMay('edit', 'hotLists', list);
  const [move, setMove] = useState<Asked | null>(null);
  const [update, { isPending }] = useUpdate();
  if (!list || !may) return <TopToolbar />;
  const { id, status, title, recruiterIds, addresses } = list;
  const moves = (['send', 'end'] as const).filter((one) => hotListMove(status, asked[one], 'provider'));
  const carryOut = (chosen: Asked) =>
    update(
      'hotLists',
      { id, data: { status: asked[chosen] }, previousData: list },
      {
        mutationMode: 'pessimistic',
        onSuccess: ({ recipients, leftOut }: HotList) =>
          notify(`hotLists.${chosen}.done`, {
            type: leftOut.length > 0 && chosen === 'send' ? 'warning' : 'success',
            messageArgs: { smart_count: recipients },
          }),
        onError: notifyFailure,
        onSettled: () => {
          setMove(null);
          refresh();
        },
      },
    );
  const words = { title, smart_count: recruiterIds.length + addresses.length };
  return (
    <TopToolbar>
      {status === 'Draft' && <EditButton />}
      {moves.map((one) => (
        <Button key={one} variant={one === 'send' ? 'contained' : 'outlined'} onClick={() => setMove(one)}>
          {translate(`hotLists.${one}.label`)}
        </Button>
      ))}
      {move && (
        <ConfirmDialog
          title={translate(`hotLists.${move}.title`, words)}
          text={translate(`hotLists.${move}.text`, words)}
          confirm={translate(`hotLists.${move}.label`)}
          cancel={translate('ra.action.cancel')}
          busy={isPending}
          onConfirm={() => carryOut(move)}
          onCancel={() => setMove(null)}
        />
      )}
    </TopToolbar>
  );
};

const figures = ['recipients', 'opened', 'questions', 'requests'] as const;

const Figures = () => {
  const translate = useTranslate();
  const list = useRecordContext<HotList>();
  if (!list || list.status === 'Draft') return null;
  return (
    <Tiles>
      {figures.map((figure) => (
        <StatTile key={figure} label={translate(`hotLists.figures.${figure}`)} value={list[figure]} />
      ))}
    </Tiles>
  );
};

/** The note: once sent, as its recipients read it. */
const Note = () => {
  const translate = useTranslate();
  const list = useRecordContext<HotList>();
  const text = list?.sentNote ?? list?.note;
  if (!text) return null;
  return (
    <Panel title={translate('hotLists.note')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Panel>
  );
};

const People = () => {
  const translate = useTranslate();
  const say = useSayText();
  const createPath = useCreatePath();
  const list = useRecordContext<HotList>();
  const ids = list?.candidateIds ?? [];
  const { data } = useGetMany<Candidate>('candidates', { ids }, { enabled: ids.length > 0 });
  if (!list) return null;
  return (
    <Panel title={translate('hotLists.people')}>
      <Box component="ul" sx={cards}>
        {data?.flatMap((candidate) =>
          candidate
            ? [
                <Box component="li" key={candidate.id}>
                  <Link
                    component={RouterLink}
                    to={createPath({ resource: 'candidates', type: 'show', id: candidate.id })}
                    sx={{ fontWeight: 600 }}
                  >
                    {candidate.name}
                  </Link>
                  <Typography variant="body2" color="textSecondary">
                    {candidate.listed
                      ? [candidate.title, say('location', candidate.location)].join(' · ')
                      : translate('hotLists.gone', { title: candidate.title })}
                  </Typography>
                </Box>,
              ]
            : [],
        )}
      </Box>
    </Panel>
  );
};

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
};

const all = { pagination: { page: 1, perPage: 300 }, sort: { field: 'id', order: 'ASC' as const } };

/** Everyone who got the list, with the time of their first visit; and those who were left out. */
const Recipients = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const list = useRecordContext<HotList>();
  const { data = [] } = useGetList<HotListRecipient>(
    'hotListRecipients',
    { ...all, filter: { hotListId: list?.id } },
    { enabled: list !== undefined && list.status !== 'Draft' },
  );
  const ids = [...(list?.recruiterIds ?? [])];
  const { data: companies } = useGetMany<Company>('companies', { ids }, { enabled: ids.length > 0 });
  if (!list) return null;
  const nameOf = (id: string | null) => companies?.find((company) => company?.id === id)?.name ?? id;
  const word = (key: string, values?: object) => translate(`hotLists.recipients.${key}`, { ...values });
  const { leftOut, addresses, recruiterIds, status, clearedAt } = list;
  const drafted = [...recruiterIds.map(nameOf), ...addresses].join(', ');
  return (
    <Panel title={word('title')} info={word('info', { days: daysKept })}>
      {leftOut.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {word('leftOut', {
            smart_count: leftOut.length,
            names: leftOut.map((one) => (recruiterIds.includes(one) ? nameOf(one) : one)).join(', '),
          })}
        </Alert>
      )}
      {status === 'Draft' ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{drafted || word('none')}</Typography>
      ) : (
        <TableOrCards
          label={word('title')}
          rows={data}
          idOf={({ id }) => id}
          columns={[
            {
              key: 'who',
              label: word('who'),
              show: ({ kind, recruiterId, email }) =>
                kind === 'Company' ? nameOf(recruiterId) : (email ?? word(clearedAt ? 'deleted' : 'erased')),
            },
            {
              key: 'opened',
              label: word('opened'),
              show: ({ openedAt }) => (openedAt ? writeMoment(openedAt, locale) : word('notYet')),
            },
            {
              key: 'state',
              label: word('state'),
              show: ({ unsubscribedAt }) => (unsubscribedAt ? word('unsubscribed') : '–'),
            },
          ]}
        />
      )}
    </Panel>
  );
};
