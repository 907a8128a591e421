import AssignIcon from '@mui/icons-material/AssignmentIndOutlined';
import AnswerIcon from '@mui/icons-material/ReplyOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType, MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useTicketPath } from './useTicketPath.ts';

/** Actions for the ticket of a row: view, answer, assign. */
export const TicketActions = () => {
  const ticket = useRecordContext<Ticket>();
  const mayAnswer = useMay('create', 'ticketResponses');
  const mayAssign = useMay('edit', 'tickets', ticket);
  if (!ticket) return null;
  const { id } = ticket;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', my: -0.5 }} onClick={stop}>
      <Act id={id} act="view" path={`${id}/show`} icon={ViewIcon} />
      {mayAnswer && <Act id={id} act="answer" path={`${id}/respond`} icon={AnswerIcon} />}
      {mayAssign && <Act id={id} act="assign" path={`${id}/assign`} icon={AssignIcon} />}
    </Box>
  );
};

interface Props {
  id: string;
  act: 'view' | 'answer' | 'assign';
  path: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
}

const Act = ({ id, act, path, icon: Icon }: Props) => {
  const translate = useTranslate();
  const { pathTo } = useTicketPath();
  const words = translate(`support.acts.${act}`);
  return (
    <Tooltip title={words}>
      <IconButton
        size="small"
        component={Link}
        to={pathTo(path)}
        aria-label={translate('support.acts.named', { words, id })}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

/** Clicking the row opens it; a click on a button inside it must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
