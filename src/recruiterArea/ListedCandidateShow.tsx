import { TopToolbar } from 'ra-ui-materialui';
import { NounShow } from '../components/screens/NounShow.tsx';
import { candidateGroups } from '../resources/candidates/candidateGroups.ts';
import { AddToPipelineButton } from './AddToPipelineButton.tsx';
import { ContactButton } from './ContactButton.tsx';
import { ShortlistButton } from './pools/ShortlistButton.tsx';
import { ScorePanel } from './scores/ScorePanel.tsx';

/** A candidate's profile as recruiters see it. */
export const ListedCandidateShow = () => (
  <NounShow
    groups={candidateGroups}
    head={<ScorePanel />}
    actions={
      <TopToolbar>
        <ContactButton />
        <ShortlistButton />
        <AddToPipelineButton />
      </TopToolbar>
    }
  />
);
