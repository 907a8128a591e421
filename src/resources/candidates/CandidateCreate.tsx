import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { candidateFormGroups } from './candidateGroups.ts';

export const CandidateCreate = () => <NounCreate title="pages.candidates.add" groups={candidateFormGroups} />;
