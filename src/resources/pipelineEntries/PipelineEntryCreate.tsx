import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { pipelineEntryGroups } from './pipelineEntryGroups.ts';

export const PipelineEntryCreate = () => <NounCreate groups={pipelineEntryGroups} />;
