import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { EditButton, TopToolbar } from 'ra-ui-materialui';
import { Link } from 'react-router-dom';
import { useActor } from '../../components/contract/useActor.ts';
import { useRequestPaths } from './requestPaths.ts';
import { useMayRespond } from './useMayRespond.ts';

/** Respond for the provider, edit for others. */
export const RequestActions = () => {
  const translate = useTranslate();
  const isProvider = useActor().userType === 'provider';
  const { respond } = useRequestPaths(useRecordContext()?.id);
  const mayRespond = useMayRespond();
  return (
    <TopToolbar>
      {!isProvider && <EditButton />}
      {mayRespond && (
        <Button component={Link} to={respond} variant="contained">
          {translate('requests.respond')}
        </Button>
      )}
    </TopToolbar>
  );
};
