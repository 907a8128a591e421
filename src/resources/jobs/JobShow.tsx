import { NounShow } from '../../components/screens/NounShow.tsx';
import { jobPageGroups } from './jobGroups.ts';

export const JobShow = () => <NounShow groups={jobPageGroups} />;
