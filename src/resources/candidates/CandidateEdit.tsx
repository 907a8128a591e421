import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { candidateGroups } from './candidateGroups.ts';

export const CandidateEdit = () => <NounEdit groups={candidateGroups} />;
