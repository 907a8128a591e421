import { TopToolbar } from 'ra-ui-materialui';
import { useParams } from 'react-router-dom';
import { NounShow } from '../components/screens/NounShow.tsx';
import { candidateGroups } from '../resources/candidates/candidateGroups.ts';
import { AddToPipelineButton } from './AddToPipelineButton.tsx';
import { ContactButton } from './ContactButton.tsx';
import { ContactPanel } from './contacts/ContactPanel.tsx';
import { Contacts } from './contacts/Contacts.tsx';
import { BackFromProfile } from './ProfileLink.tsx';
import { ShortlistButton } from './pools/ShortlistButton.tsx';
import { ScorePanel } from './scores/ScorePanel.tsx';

/** A candidate's profile as recruiters see it. */
export const ListedCandidateShow = () => {
  const { id } = useParams();
  return (
    <Contacts ids={id ? [id] : []}>
      <NounShow
        groups={candidateGroups}
        head={
          <>
            <ContactPanel />
            <ScorePanel />
          </>
        }
        actions={
          <TopToolbar sx={wrapping}>
            <BackFromProfile />
            <ContactButton />
            <ShortlistButton />
            <AddToPipelineButton />
          </TopToolbar>
        }
      />
    </Contacts>
  );
};

/** The buttons take a second line where their labels are long, as in German on a phone. */
const wrapping = { flexWrap: 'wrap', gap: 1, pb: 1, '& .MuiButton-root': { flexShrink: 0 } };
