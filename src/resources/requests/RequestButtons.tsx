import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nextStates } from '../../../domain/change/moves.ts';
import type { Noun } from '../../../domain/contract/noun.ts';
import { requests } from '../../../domain/contract/requests.ts';
import { useActor } from '../../components/contract/useActor.ts';

/** Respond, while there is something to answer, and View Details. */
export const RequestButtons = () => {
  const request = useRecordContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { userType } = useActor();
  if (!request) return null;
  const { id, position } = request;
  const open = nextStates(requests as unknown as Noun, 'status', request.status, userType).length > 0;
  const button = (key: string, type: 'edit' | 'show') => (
    <Button
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      variant={type === 'edit' ? 'outlined' : 'text'}
      component={Link}
      to={createPath({ resource: 'requests', type, id })}
      aria-label={translate(`pages.requests.${key}Named`, { position })}
    >
      {translate(`pages.requests.${key}`)}
    </Button>
  );
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'end', gap: 0.5 }}
      onClick={(event) => event.stopPropagation()}
    >
      {open && button(userType === 'provider' ? 'respond' : 'update', 'edit')}
      {button('details', 'show')}
    </Box>
  );
};
