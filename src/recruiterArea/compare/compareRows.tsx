import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { freeAgain } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { NounField } from '../../components/fields/NounField.tsx';
import { AddToPipelineButton } from '../AddToPipelineButton.tsx';
import { ContactButton } from '../ContactButton.tsx';
import { ContactLine } from '../contacts/ContactLine.tsx';
import { ShortlistButton } from '../pools/ShortlistButton.tsx';
import { JobScore } from '../scores/JobScore.tsx';
import { SkillsCompared } from './SkillsCompared.tsx';

/** A feature that candidates are compared by. */
type CompareRow = {
  key: string;
  labelKey: string;
  /** The content of a candidate's cell; the candidate is the record in context. */
  show(candidate: Candidate, all: readonly Candidate[]): ReactNode;
};

const field = (source: keyof Candidate): CompareRow => ({
  key: source,
  labelKey: `resources.candidates.fields.${source}`,
  show: () => <NounField source={source} />,
});

const skills: CompareRow = {
  key: 'skills',
  labelKey: 'resources.candidates.fields.skills',
  show: (candidate, all) => <SkillsCompared candidate={candidate} all={all} />,
};

const actions: CompareRow = {
  key: 'actions',
  labelKey: 'screens.actions',
  show: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ContactButton />
      <ShortlistButton />
      <AddToPipelineButton />
    </Box>
  ),
};

/** The match score for the job chosen above the table. */
const score: CompareRow = {
  key: 'score',
  labelKey: 'recommendations.score',
  show: () => <JobScore />,
};

/** How the user's company is in contact with the candidate. */
const contact: CompareRow = {
  key: 'contact',
  labelKey: 'talent.contacts.row',
  show: () => <ContactLine />,
};

/** As on the profile: when a booking ends, or else what the provider states. */
const availableFrom: CompareRow = {
  ...field('availableFrom'),
  show: (candidate) => {
    const day = freeAgain(candidate, utcDay(new Date())) ?? candidate.availableFrom;
    return (
      <RecordContextProvider value={{ ...candidate, availableFrom: day }}>
        <NounField source="availableFrom" />
      </RecordContextProvider>
    );
  },
};

/** The features in display order. */
export const compareRows: readonly CompareRow[] = [
  score,
  contact,
  field('title'),
  skills,
  field('skillUses'),
  field('experience'),
  field('location'),
  field('availability'),
  availableFrom,
  field('jobTypes'),
  field('workplaces'),
  field('rate'),
  field('companyId'),
  field('status'),
  actions,
];
