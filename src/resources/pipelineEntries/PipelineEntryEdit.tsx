import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { pipelineEntryGroups } from './pipelineEntryGroups.ts';

export const PipelineEntryEdit = () => <NounEdit groups={pipelineEntryGroups} />;
