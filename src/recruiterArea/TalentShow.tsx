import { TopToolbar } from 'ra-ui-materialui';
import { NounShow } from '../components/screens/NounShow.tsx';
import { candidateGroups } from '../resources/candidates/candidateGroups.ts';
import { AddToPipelineButton } from './AddToPipelineButton.tsx';
import { ContactButton } from './ContactButton.tsx';
import { ScorePanel } from './scores/ScorePanel.tsx';
import { ShortlistButton } from './talentPools/ShortlistButton.tsx';

/** A candidate, as far as recruiters see one. */
export const TalentShow = () => (
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
