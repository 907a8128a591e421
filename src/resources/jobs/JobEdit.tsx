import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { jobGroups } from './jobGroups.ts';

export const JobEdit = () => <NounEdit groups={jobGroups} />;
