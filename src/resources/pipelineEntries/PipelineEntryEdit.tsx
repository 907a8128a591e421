import { NounEdit } from '../../components/screens/NounEdit.tsx';
import { pipelineEntryGroups } from './pipelineEntryGroups.ts';

export const PipelineEntryEdit = () => <NounEdit groups={pipelineEntryGroups} />;
