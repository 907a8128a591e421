import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDelete, useGetList, useLocale, useNotify, useTranslate } from 'react-admin';
import type { CalendarLink } from '../../../domain/contract/candidates/calendarLinks.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';

/** The active links, each with a button to revoke it. */
export const CalendarLinkList = () => {
  const translate = useTranslate();
  const { data } = useGetList<CalendarLink>('calendarLinks', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (!data?.length) return null;
  return (
    <section>
      <Typography component="h3" variant="subtitle2">
        {translate('benchCalendar.subscribe.inForce')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((link) => (
          <OneLink key={link.id} link={link} />
        ))}
      </Box>
    </section>
  );
};

const OneLink = ({ link }: { link: CalendarLink }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove, { isPending }] = useDelete();
  const may = useMay('delete', 'calendarLinks', link);
  const { id, name, createdAt } = link;
  const revoke = () =>
    remove(
      'calendarLinks',
      { id, previousData: link },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify('benchCalendar.subscribe.revoked', { type: 'success', messageArgs: { name } }),
        onError: notifyFailure,
      },
    );
  const date = writeDayOf(createdAt, locale);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, py: 0.5 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('benchCalendar.subscribe.made', { date })}
        </Typography>
      </Box>
      {may && (
        <Button
          size="small"
          color="error"
          loading={isPending}
          onClick={revoke}
          aria-label={translate('benchCalendar.subscribe.revokeNamed', { name })}
        >
          {translate('benchCalendar.subscribe.revoke')}
        </Button>
      )}
    </Box>
  );
};
