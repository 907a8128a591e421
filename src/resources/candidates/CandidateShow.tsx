import { PersonalDataButton } from '../../components/privacy/PersonalDataButton.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { candidateGroups } from './candidateGroups.ts';

export const CandidateShow = () => (
  <NounShow groups={candidateGroups} head={<PersonalDataButton noun="candidates" />} />
);
