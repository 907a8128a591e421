import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { candidateGroups } from './candidateGroups.ts';

export const CandidateCreate = () => <NounCreate title="pages.candidates.add" groups={candidateGroups} />;
