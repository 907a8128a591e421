import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isDone, type Ticket } from '../../../domain/contract/support/tickets.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useMoveTicket } from './useMoveTicket.ts';

/** Rates support with one to five stars, once the ticket is resolved. */
export const RateTicket = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const { move, moving } = useMoveTicket(ticket);
  const may = useMay('edit', 'tickets', ticket);
  if (!isDone(ticket.status) || (!may && ticket.satisfaction === null)) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ mb: 0.5, p: 0 }}>
        {translate('companySupport.rate.title')}
      </Typography>
      <Rating
        name={`stars of ${ticket.id}`}
        size="large"
        value={ticket.satisfaction}
        readOnly={!may}
        disabled={moving}
        getLabelText={(stars) => translate('companySupport.rate.stars', { smart_count: stars })}
        emptyLabelText={translate('companySupport.rate.none')}
        onChange={(_, stars) => stars && move({ satisfaction: stars }, 'companySupport.rate.done')}
      />
    </Box>
  );
};
