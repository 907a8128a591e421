import { NounCreate } from '../../components/screens/NounCreate.tsx';
import { candidateGroups } from './candidateGroups.ts';

export const CandidateCreate = () => <NounCreate title="pages.candidates.add" groups={candidateGroups} />;
