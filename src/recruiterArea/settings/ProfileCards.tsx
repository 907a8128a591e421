import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { placed } from '../../../domain/insight/hiring.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { CompanyFacts, Fact } from '../../resources/companies/CompanyFacts.tsx';
import { profileFields } from './profileFields.ts';

/** The company's details, the date it joined and its number of placements. */
export const ProfileCards = ({ company }: { company: Company }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, error } = useCount('pipelineEntries', placed);
  return (
    <Box sx={columns}>
      <Panel title={translate('settings.profile.facts')}>
        <CompanyFacts company={company} fields={profileFields} />
      </Panel>
      <Panel title={translate('settings.profile.figures')}>
        <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
          <Fact label={translate('recruiterSettings.memberSince')}>{writeDay(company.joinDate, locale)}</Fact>
          <Fact label={translate('recruiterSettings.placements')}>
            {error ? '–' : (total?.toLocaleString(locale) ?? '…')}
          </Fact>
        </Box>
      </Panel>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
  gap: 2,
  alignItems: 'start',
};
