import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { AskForm } from './AskForm.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { ProposeForm } from './ProposeForm.tsx';
import { useRequestPaths } from './requestPaths.ts';
import { useMayRespond } from './useMayRespond.ts';
import { usePrepared } from './usePrepared.ts';

const answers = [
  ['propose', ProposeForm],
  ['ask', AskForm],
  ['decline', DeclineForm],
] as const;

/** The three ways to respond to a request, in a dialog over its page that has its own address. */
export const RespondDialog = () => {
  const request = useRecordContext<Request>();
  const { pathname } = useLocation();
  const { respond } = useRequestPaths(request?.id);
  return request && pathname === respond ? <Dialogue request={request} /> : null;
};

const Dialogue = ({ request }: { request: Request }) => {
  const heading = useId();
  const translate = useTranslate();
  const { leave, done } = useLeaving(request);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const mayRespond = useMayRespond();
  const { position, recruiterId, status } = request;
  const { data: company } = useGetOne<Company>('companies', { id: recruiterId });
  const { search, hash } = useLocation();
  return (
    <Dialog open onClose={leave} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle id={heading}>{translate('requests.title', { position })}</DialogTitle>
      {mayRespond ? (
        <>
          <DialogContentText sx={{ px: 3, pb: 1 }}>
            {translate('requests.lead', { position, company: company?.name ?? recruiterId })}
          </DialogContentText>
          <Ways key={search + hash} onLeave={leave} onDone={done} />
        </>
      ) : (
        <>
          <DialogContent>
            <Alert severity="info">
              {translate('requests.closed', { status: translate(valueKey('requests', 'status', status)) })}
            </Alert>
          </DialogContent>
          <DialogActions>
            <Button onClick={leave}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

/** Only one form is visible at a time; input in the others is kept. Another link fills other forms. */
const Ways = ({ onLeave, onDone }: { onLeave: () => void; onDone: () => void }) => {
  const translate = useTranslate();
  const prepared = usePrepared();
  const [way, setWay] = useState<string>(prepared?.way ?? 'propose');
  const id = useId();
  return (
    <>
      <Tabs
        value={way}
        onChange={(_event, chosen) => setWay(chosen)}
        aria-label={translate('requests.ways')}
        variant="scrollable"
        scrollButtons={false}
        sx={{
          px: { xs: 1, sm: 2 },
          borderBottom: 1,
          borderColor: 'divider',
          flexShrink: 0,
          '& .MuiTab-root': { minWidth: 0, px: { xs: 0.75, sm: 2 }, fontSize: { xs: 13, sm: 14 } },
        }}
      >
        {answers.map(([name]) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            label={translate(`requests.way.${name}`)}
          />
        ))}
      </Tabs>
      {answers.map(([name, Way]) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={way !== name}
          sx={{ overflowY: 'auto' }}
        >
          <Way onLeave={onLeave} onDone={onDone} />
        </Box>
      ))}
    </>
  );
};

/** Closing returns to the list the user came from; after sending, the request's page opens. */
const useLeaving = ({ id }: Request) => {
  const navigate = useNavigate();
  const { show } = useRequestPaths(id);
  const fromList = (useLocation().state as { fromList?: boolean } | null)?.fromList === true;
  return {
    leave: () => (fromList ? navigate(-1) : navigate(show, { replace: true })),
    done: () => navigate(show, { replace: true }),
  };
};
