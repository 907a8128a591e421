import { CustomFacts } from '../../components/customFields/CustomFacts.tsx';
import { PersonalDataHead } from '../../components/privacy/PersonalDataHead.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { CurrentDeployment } from './CurrentDeployment.tsx';
import { candidateGroups } from './candidateGroups.ts';
import { IdentityPanel } from './IdentityPanel.tsx';
import { NextBooking } from './NextBooking.tsx';
import { ResumesPanel } from './ResumesPanel.tsx';

export const CandidateShow = () => (
  <NounShow
    groups={candidateGroups}
    headline={headline}
    head={
      <>
        <PersonalDataHead noun="candidates" />
        <CurrentDeployment />
        <NextBooking />
      </>
    }
    aside={
      <>
        <IdentityPanel />
        <ResumesPanel />
      </>
    }
  >
    <CustomFacts />
  </NounShow>
);

const headline = ['status', 'title', 'location', 'experience', 'rate', 'availability', 'availableFrom'];
