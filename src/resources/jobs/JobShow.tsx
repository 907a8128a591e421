import { NounShow } from '../../components/screens/NounShow.tsx';
import { jobGroups } from './jobGroups.ts';

export const JobShow = () => <NounShow groups={jobGroups} />;
