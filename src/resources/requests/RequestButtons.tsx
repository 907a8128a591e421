import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nextStates } from '../../../domain/change/moves.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useRequestPaths } from './requestPaths.ts';

/** Respond, while there is something to answer, and View Details. */
export const RequestButtons = ({
  compact,
}: {
  /** View Details as an icon, as in a table. */ compact?: boolean;
}) => {
  const request = useRecordContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { userType } = useActor();
  const { respond } = useRequestPaths(request?.id);
  if (!request) return null;
  const { id, position, status } = request;
  const open = nextStates(nounOf('requests'), 'status', status, userType).length > 0;
  const details = createPath({ resource: 'requests', type: 'show', id });
  const button = (key: string, to: string | null) => (
    <Button
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      variant={key === 'details' ? 'text' : 'outlined'}
      aria-label={translate(`pages.requests.${key}Named`, { position })}
      {...(to === null ? { disabled: true } : { component: Link, to, state: { fromList: true } })}
    >
      {translate(`pages.requests.${key}`)}
    </Button>
  );
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'end', gap: 0.5 }}
      onClick={(event) => event.stopPropagation()}
    >
      {userType === 'provider'
        ? button('respond', open ? respond : null)
        : open && button('update', createPath({ resource: 'requests', type: 'edit', id }))}
      {compact ? (
        <Tooltip title={translate('pages.requests.details')}>
          <IconButton
            size="small"
            aria-label={translate('pages.requests.detailsNamed', { position })}
            component={Link}
            to={details}
            state={{ fromList: true }}
          >
            <ViewIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        button('details', details)
      )}
    </Box>
  );
};
