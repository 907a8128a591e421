import { NounCreate } from '../../components/screens/NounCreate.tsx';
import { jobGroups } from './jobGroups.ts';

export const JobCreate = () => <NounCreate title="pages.jobs.add" groups={jobGroups} />;
