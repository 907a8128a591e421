import { PersonalDataHead } from '../../components/privacy/PersonalDataHead.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { candidateGroups } from './candidateGroups.ts';

export const CandidateShow = () => (
  <NounShow groups={candidateGroups} head={<PersonalDataHead noun="candidates" />} />
);
