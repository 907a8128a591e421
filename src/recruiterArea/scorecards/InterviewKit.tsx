import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { useInterviewWords } from '../interviews/useInterviewWords.ts';
import { ProfileLink } from '../results/ProfileLink.tsx';

interface Props {
  interview: Interview;
  entry: PipelineEntry;
  /** The skills that scorecards rate; none beside the form, which names them. */
  skills: readonly string[];
}

/** What an interviewer prepares with: who, when, the profile, what to assess, and the questions. */
export const InterviewKit = ({ interview, entry, skills }: Props) => {
  const translate = useTranslate();
  const { when, people } = useInterviewWords();
  const { focus, kit, notes, status } = interview;
  const assessed = skills.filter((skill) => focus.length === 0 || focus.includes(skill));
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', overflowWrap: 'anywhere', minWidth: 0 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{when(interview)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {people(interview)}
        </Typography>
        <ProfileLink
          candidateId={entry.candidateId}
          jobId={entry.jobId}
          back={{ labelKey: 'pipeline.interviews.back' }}
          variant="body2"
        >
          {translate('pipeline.kit.profile', { name: entry.name })}
        </ProfileLink>
      </div>
      {assessed.length > 0 && <Part title={translate('pipeline.kit.focus')}>{assessed.join(' · ')}</Part>}
      <Part title={translate('pipeline.kit.questions')}>
        {kit ?? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('pipeline.kit.none')}
          </Box>
        )}
      </Part>
      {/* After an interview, notes are opinions, which are not to be known before one gives a scorecard. */}
      {notes && status === 'Scheduled' && <Part title={translate('pipeline.scorecards.notes')}>{notes}</Part>}
    </Box>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600, mb: 0.5 }}>
      {title}
    </Typography>
    <Typography component="div" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </section>
);
