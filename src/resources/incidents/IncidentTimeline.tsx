import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetManyReference, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { IncidentEvent } from '../../../domain/contract/security/incidentEvents.ts';
import type { Incident } from '../../../domain/contract/security/incidents.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';

/** The steps taken on an incident, newest first, with notes from the people working on it. */
export const IncidentTimeline = () => {
  const incident = useRecordContext<Incident>();
  return incident ? <Timeline incident={incident} /> : null;
};

const Timeline = ({ incident: { id } }: { incident: Incident }) => {
  const heading = useId();
  const translate = useTranslate();
  const { data, error, refetch } = useGetManyReference<IncidentEvent>('incidentEvents', {
    target: 'incidentId',
    id,
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <section aria-labelledby={heading}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography id={heading} variant="subtitle1" component="h2">
          {translate('security.timeline.title')}
        </Typography>
        <AddNote incidentId={id} />
      </Box>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {data?.toReversed().map((event) => (
          <Step key={event.id} event={event} />
        ))}
      </Box>
    </section>
  );
};

const Step = ({ event }: { event: IncidentEvent }) => {
  const locale = useLocale();
  const words = useStepWords(event);
  const moment = new Date(event.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box component="li">
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {words}
      </Typography>
      {event.note && (
        <Typography
          variant="body2"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }}
        >
          {event.note}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
        {event.author}
        {' · '}
        <time dateTime={event.at}>{moment}</time>
      </Typography>
    </Box>
  );
};

const useStepWords = ({ kind, from, to }: IncidentEvent): string => {
  const translate = useTranslate();
  const word = (value: string | null) => {
    if (value === null) return translate('security.timeline.nobody');
    if (kind === 'assigned') return value;
    const field = kind === 'status' ? 'status' : 'severity';
    return translate(valueKey('incidents', field, value), { _: value });
  };
  return translate(`security.timeline.${kind}`, { from: word(from), to: word(to) });
};

const AddNote = ({ incidentId }: { incidentId: string }) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  if (!useMay('create', 'incidentEvents')) return null;
  const added = () => {
    queries.invalidateQueries({ queryKey: ['incidentEvents'] });
    setOpen(false);
  };
  const label = translate('security.timeline.addNote');
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <CreateDialog
          resource="incidentEvents"
          title={label}
          submitLabel={label}
          done="security.timeline.noted"
          fields={['note']}
          required={['note']}
          along={{ incidentId }}
          onCreated={added}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
