import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nextStates } from '../../../domain/change/moves.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useRequestPaths } from './requestPaths.ts';

/** Respond, while an answer is due, and View Details. */
export const RequestButtons = () => {
  const request = useRecordContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { userType } = useActor();
  const { respond } = useRequestPaths(request?.id);
  if (!request) return null;
  const { id, position, status } = request;
  const open = nextStates(nounOf('requests'), 'status', status, userType).length > 0;
  const button = (key: string, to: string | null) => (
    <Button
      size="small"
      sx={{ whiteSpace: 'nowrap', py: 0, lineHeight: 1.7 }}
      variant={key === 'details' ? 'text' : 'outlined'}
      aria-label={translate(`pages.requests.${key}Named`, { position })}
      {...(to === null ? { disabled: true } : { component: Link, to, state: { fromList: true } })}
    >
      {translate(`pages.requests.${key}`)}
    </Button>
  );
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'end', gap: 0.5, my: { sm: -0.25 } }}
      onClick={(event) => event.stopPropagation()}
    >
      {userType === 'provider'
        ? button('respond', open ? respond : null)
        : open && button('update', createPath({ resource: 'requests', type: 'edit', id }))}
      {button('details', createPath({ resource: 'requests', type: 'show', id }))}
    </Box>
  );
};
