import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { AvailabilityField } from '../../components/fields/AvailabilityField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { PictureField } from '../../components/fields/PictureField.tsx';
import { useSayText } from '../../components/fields/useSayText.ts';
import { StatedFacts } from '../addedCriteria/StatedFacts.tsx';
import { AcceptedChoices } from '../jobTypes/AcceptedChoices.tsx';
import { SpokenLanguages } from '../languages/SpokenLanguages.tsx';
import { ProviderName } from '../MaskedIdentity.tsx';
import { ProfileLink } from '../results/ProfileLink.tsx';
import { CommonHours } from '../workingHours/CommonHours.tsx';

/** A candidate in three lines. */
export const RankedCandidate = ({
  candidate: { id, name, title, experience, location },
  found,
}: {
  candidate: Candidate;
  found: Recommendations;
}) => {
  const translate = useTranslate();
  const say = useSayText();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flex: 1, minWidth: 0 }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <PictureField source="photo" size={44} decorative />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          <ProfileLink
            candidateId={id}
            color="inherit"
            underline="hover"
            sx={{ display: 'inline-block', py: 0.25 }}
          >
            {name}
          </ProfileLink>
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary" sx={line}>
          <span>{title}</span>
          <ProviderName />
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary" sx={{ ...line, mt: 0.75 }}>
          <AvailabilityField />
          <span>{translate('pages.candidates.years', { smart_count: experience })}</span>
          <span>{say('location', location)}</span>
          <CommonHours minutes={found.commonMinutes?.[id]} />
          {found.criteria.filters.jobType && <AcceptedChoices source="jobTypes" />}
          {found.criteria.filters.workplace && <AcceptedChoices source="workplaces" />}
          <StatedFacts asked={found.criteria.added} />
          <SpokenLanguages asked={Boolean(found.criteria.filters.languages?.length)} />
          <span>
            <MoneyField source="rate" />
            {translate('pages.candidates.perHour')}
          </span>
        </Typography>
      </Box>
    </Box>
  );
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 };
