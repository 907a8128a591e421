import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Show, useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { WithFollow } from '../../components/follow/WithFollow.tsx';
import { useLookAgain } from '../../components/platform/useLookAgain.ts';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import { RowTitle } from '../../components/screens/lists/RowTitle.tsx';
import { useRowQuery } from '../../components/screens/lists/useRowQuery.ts';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { lookAgain } from './lookAgain.ts';
import { MyTicketActions } from './MyTicketActions.tsx';
import { RateTicket } from './RateTicket.tsx';
import { ReplyToTicket } from './ReplyToTicket.tsx';
import { TicketConversation } from './TicketConversation.tsx';

const facts = {
  fields: ['id', 'status', 'category', 'priority', 'createdAt', 'firstAnsweredAt', 'description'],
};

/** The company's own ticket: status, conversation, and actions. */
export const MyTicket = () => (
  <Show
    title={<RowTitle />}
    actions={false}
    queryOptions={{ ...useRowQuery(), refetchInterval: useLookAgain(lookAgain) }}
    render={(read) => (
      <WhenRead read={read}>
        <OneTicket />
      </WhenRead>
    )}
  />
);

const OneTicket = () => {
  const translate = useTranslate();
  const all = `${useBasename()}/support`;
  const ticket = useRecordContext<Ticket>();
  if (!ticket) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button size="small" component={Link} to={all} startIcon={<ArrowBackIcon />}>
          {translate('companySupport.back')}
        </Button>
        <WithFollow noun="tickets">
          <MyTicketActions ticket={ticket} />
        </WithFollow>
      </Box>
      <Facts group={facts} />
      <TicketConversation answer={<ReplyToTicket ticket={ticket} />} />
      <RateTicket ticket={ticket} />
    </Box>
  );
};
