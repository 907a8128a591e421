import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../components/tiles/Panel.tsx';

interface Props {
  profile: ReactNode;
  billing: ReactNode;
  figures: ReactNode;
  legal: ReactNode;
}

/** The cards of the company's profile: details, billing details, figures and legal numbers. */
export const ProfileCards = ({ profile, billing, figures, legal }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <Panel title={translate('settings.profile.facts')}>{profile}</Panel>
        <Panel title={translate('settings.profile.billing')}>{billing}</Panel>
      </Box>
      <Box sx={column}>
        <Panel title={translate('settings.profile.figures')}>{figures}</Panel>
        <Panel title={translate('settings.profile.legal')}>{legal}</Panel>
      </Box>
    </Box>
  );
};

const column = { display: 'grid', gap: 2 };
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
  gap: 2,
  alignItems: 'start',
};
