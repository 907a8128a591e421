import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { freeAgain } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { AvailabilityField } from '../../components/fields/AvailabilityField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { PictureField } from '../../components/fields/PictureField.tsx';
import { useSayText } from '../../components/fields/useSayText.ts';
import { ValueField } from '../../components/fields/ValueField.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { AddToPipelineButton } from '../AddToPipelineButton.tsx';
import { ApproximateRate } from '../ApproximateRate.tsx';
import { ContactButton } from '../ContactButton.tsx';
import { ContactLine } from '../contacts/ContactLine.tsx';
import { AcceptedChoices } from '../jobTypes/AcceptedChoices.tsx';
import { MaskedLine, ProviderName } from '../MaskedIdentity.tsx';
import { ShortlistButton } from '../pools/ShortlistButton.tsx';
import { TaskButton } from '../tasks/TaskButton.tsx';

/** Who the candidate is, when and for how much, how far the company is with them, and what can be done next. */
export const ProfileHead = ({ candidate }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const say = useSayText();
  const { id, name, title, experience, location, availableFrom } = candidate;
  const locale = useLocale() ?? 'en';
  const from = freeAgain(candidate, utcDay(new Date())) ?? availableFrom;
  return (
    <Paper variant="outlined" component="header" sx={look}>
      <Box sx={{ display: 'flex', gap: { xs: 1.5, md: 2.5 }, minWidth: 0 }}>
        <PictureField source="photo" size={72} />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Typography variant="h5" component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography component="div" variant="body2" color="textSecondary" sx={line}>
            <span className="place">
              <PlaceIcon aria-hidden sx={{ fontSize: 16 }} />
              {say('location', location)}
            </span>
            <span>{translate('pages.candidates.years', { smart_count: experience })}</span>
            <ProviderName />
          </Typography>
          <MaskedLine inFull />
        </Box>
      </Box>
      <Box sx={{ ...line, columnGap: 3 }}>
        <Box sx={{ fontSize: 20, fontWeight: 600 }}>
          <MoneyField source="rate" />
          <Box component="small" sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>
            {translate('pages.candidates.perHour')}
          </Box>{' '}
          <ApproximateRate />
        </Box>
        <Box sx={{ ...line, columnGap: 1 }}>
          <AvailabilityField />
          {from && (
            <Typography component="span" variant="body2">
              {translate('talent.profile.from')} {writeDay(from, locale, 'medium')}
            </Typography>
          )}
        </Box>
        <ValueField source="status" />
        <Typography component="div" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
          <AcceptedChoices source="jobTypes" />
          <AcceptedChoices source="workplaces" />
        </Typography>
      </Box>
      <ContactLine />
      <Box sx={{ ...line, gap: 1 }}>
        <ContactButton />
        <ShortlistButton />
        <AddToPipelineButton />
        <TaskButton about={{ candidateId: id }} name={name} />
      </Box>
    </Paper>
  );
};

const look = {
  display: 'grid',
  gap: 2,
  p: { xs: 2, md: 2.5 },
  borderRadius: '12px',
  borderColor: 'divider',
  minWidth: 0,
};
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  '& .place': { display: 'inline-flex', alignItems: 'center', gap: 0.25 },
};
