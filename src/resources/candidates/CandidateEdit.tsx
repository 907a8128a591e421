import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { candidateFormGroups } from './candidateGroups.ts';

export const CandidateEdit = () => <NounEdit groups={candidateFormGroups} />;
