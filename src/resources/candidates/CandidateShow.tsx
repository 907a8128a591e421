import { NounShow } from '../../components/screens/NounShow.tsx';
import { candidateGroups } from './candidateGroups.ts';

export const CandidateShow = () => <NounShow groups={candidateGroups} />;
