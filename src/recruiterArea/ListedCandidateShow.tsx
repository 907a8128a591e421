import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShowBase, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { useRowQuery } from '../components/screens/lists/useRowQuery.ts';
import { WithTabs } from '../components/screens/NounShow.tsx';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { WhenRead } from '../components/screens/WhenRead.tsx';
import { Panel } from '../components/tiles/Panel.tsx';
import { Contacts } from './contacts/Contacts.tsx';
import { ProfileHead } from './profile/ProfileHead.tsx';
import { ProfileHistory } from './profile/ProfileHistory.tsx';
import { ProfileSkills } from './profile/ProfileSkills.tsx';
import { TimelinePanel } from './profile/TimelinePanel.tsx';
import { ResultSteps } from './results/ResultSteps.tsx';
import { ScorePanel } from './scores/ScorePanel.tsx';
import { TagsPanel } from './tags/TagsPanel.tsx';
import { TasksPanel } from './tasks/TasksPanel.tsx';

/** A candidate's profile as recruiters see it. */
export const ListedCandidateShow = () => {
  const { id = '' } = useParams();
  return (
    <Contacts ids={id ? [id] : []}>
      <ShowBase
        key={id}
        queryOptions={useRowQuery()}
        render={(read) => (
          <>
            <ResultSteps candidateId={id} />
            <WhenRead read={read}>
              <WithTabs noun="candidates">
                {read.record && <Profile candidate={read.record as Candidate} />}
              </WithTabs>
            </WhenRead>
          </>
        )}
      />
    </Contacts>
  );
};

const Profile = ({ candidate }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const { id, name, summary } = candidate;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageTitle>{translate('recruiter.menu.talentPool')}</PageTitle>
      <ProfileHead candidate={candidate} />
      <Box sx={columns}>
        <Box sx={column}>
          <ScorePanel />
          <ProfileSkills candidate={candidate} />
          {summary && (
            <Panel title={translate('talent.profile.summary')}>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {summary}
              </Typography>
            </Panel>
          )}
          <ProfileHistory />
        </Box>
        <Box sx={column}>
          <TagsPanel />
          <TasksPanel about={{ candidateId: id }} name={name} />
          <TimelinePanel candidateId={id} />
        </Box>
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 2,
  alignItems: 'start',
};
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 };
