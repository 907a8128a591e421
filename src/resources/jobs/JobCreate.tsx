import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { jobGroups } from './jobGroups.ts';

export const JobCreate = () => <NounCreate title="pages.jobs.add" groups={jobGroups} />;
