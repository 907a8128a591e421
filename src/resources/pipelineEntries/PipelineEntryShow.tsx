import { NounShow } from '../../components/screens/NounShow.tsx';
import { pipelineEntryGroups } from './pipelineEntryGroups.ts';

export const PipelineEntryShow = () => <NounShow groups={pipelineEntryGroups} />;
