import { NounEdit } from '../../components/screens/NounEdit.tsx';
import { candidateGroups } from './candidateGroups.ts';

export const CandidateEdit = () => <NounEdit groups={candidateGroups} />;
