import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCreatePath, useListContext, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContactMessage } from '../../../domain/contract/accounts/contactMessages.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { NoneFound } from '../../components/screens/lists/NothingHere.tsx';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { MessageActs } from './MessageActs.tsx';

/** Messages as an inbox: one line each, which expands to the full message. */
export const Inbox = () => {
  const { data, isPending } = useListContext<ContactMessage>();
  if (isPending) return <Skeleton variant="rounded" height={320} aria-hidden />;
  if (!data?.length) return <NoneFound />;
  return data.map((message) => <Message key={message.id} message={message} />);
};

const Message = ({ message }: { message: ContactMessage }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { id, email, message: text } = message;
  return (
    <Accordion
      disableGutters
      square
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary
        expandIcon={<ExpandIcon />}
        sx={{ '& .MuiAccordionSummary-content': { minWidth: 0 } }}
      >
        <Summary message={message} />
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {email}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
          {text}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <MessageActs message={message} />
          <Button
            size="small"
            component={Link}
            to={createPath({ resource: 'contactMessages', type: 'show', id })}
          >
            {translate('pages.contactMessages.openPage')}
          </Button>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
};

const Summary = ({
  message: { firstName, lastName, subject, status, createdAt },
}: {
  message: ContactMessage;
}) => {
  const translate = useTranslate();
  const locale = useLocale();
  const unread = status === 'New';
  return (
    <Box sx={line}>
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: unread ? 600 : 400 }}>
          {subject}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {`${firstName} ${lastName} · `}
          <time dateTime={createdAt}>{timeAgo(createdAt, new Date(), locale)}</time>
        </Typography>
      </Box>
      <StatusChip
        value={status}
        label={translate(valueKey('contactMessages', 'status', status), { _: status })}
      />
    </Box>
  );
};

const line = { display: 'flex', alignItems: 'center', gap: 2, width: '100%', minWidth: 0, pr: 1 };
