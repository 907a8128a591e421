import { NounEdit } from '../../components/screens/NounEdit.tsx';
import { jobGroups } from './jobGroups.ts';

export const JobEdit = () => <NounEdit groups={jobGroups} />;
