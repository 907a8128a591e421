import { NounCreate } from '../../components/screens/NounCreate.tsx';
import { pipelineEntryGroups } from './pipelineEntryGroups.ts';

export const PipelineEntryCreate = () => <NounCreate groups={pipelineEntryGroups} />;
