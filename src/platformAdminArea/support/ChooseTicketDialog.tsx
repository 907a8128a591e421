import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { unresolvedTickets } from '../../../domain/insight/support.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import { useTicketPath } from './useTicketPath.ts';

/** The maximum number shown at once; search finds the others. */
const shown = 8;

/** Selects the ticket to answer with a template. */
export const ChooseTicketDialog = () => {
  const translate = useTranslate();
  const { close } = useTicketPath();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data, error, refetch } = useGetList<Ticket>(
    'tickets',
    {
      filter: { ...unresolvedTickets, ...(q && { q }) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <SupportDialog title={translate('support.choose.title')} onClose={close}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{translate('support.choose.lead')}</DialogContentText>
        <TextField
          type="search"
          label={translate('support.choose.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {error && <CouldNotLoad error={error} onRetry={() => refetch()} />}
        {data?.length === 0 && (
          <Typography color="textSecondary" sx={{ py: 2 }}>
            {translate('support.choose.none')}
          </Typography>
        )}
        <List dense aria-label={translate('support.choose.tickets')}>
          {data?.map((ticket) => (
            <Choice key={ticket.id} ticket={ticket} />
          ))}
        </List>
      </DialogContent>
    </SupportDialog>
  );
};

const Choice = ({ ticket: { id, title, category, status } }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const { template, pathTo } = useTicketPath();
  const word = (field: string, value: string) => translate(valueKey('tickets', field, value), { _: value });
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={pathTo(`${id}/respond`, template ? { template } : {})}>
        <ListItemText
          primary={title}
          secondary={[id, word('category', category), word('status', status)].join(' · ')}
        />
      </ListItemButton>
    </ListItem>
  );
};
