import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ConnectionPart } from './ConnectionPart.tsx';
import { DomainsPart } from './DomainsPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { RequirePart } from './RequirePart.tsx';
import { ScimPart } from './ScimPart.tsx';
import { useSignOn } from './useSignOn.ts';

/** Sign-in through the company’s identity provider: provider, domains, and who may still use a password. */
export const SingleSignOnPanel = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`settings.singleSignOn.${key}`);
  return (
    <Panel title={words('title')} info={words('info')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {words('about')}
      </Typography>
      {import.meta.env.MODE === 'demo' ? <Alert severity="info">{words('serverOnly')}</Alert> : <OnServer />}
    </Panel>
  );
};

const OnServer = () => {
  const translate = useTranslate();
  const { companyId } = useActor();
  return useMay('edit', 'companies', { id: companyId ?? '' }) ? (
    <Settings />
  ) : (
    <Alert severity="info">{translate('settings.singleSignOn.administrators')}</Alert>
  );
};

const Settings = () => {
  const { data, error, refetch } = useSignOn();
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ConnectionPart settings={data} />
      <DomainsPart domains={data.domains} />
      <ScimPart {...data.scim} />
      {data.connection && <RequirePart connection={data.connection} />}
      {data.people.length > 0 && <PeoplePart people={data.people} />}
    </Box>
  );
};
