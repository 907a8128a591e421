import { type PipelineEntry, type Stage, stages } from '../contract/hiring/pipelineEntries.ts';

type StageCounts = Record<Stage, number>;
/** Number of candidates in each stage, for each job that has any. */
export type JobPipeline = { byJob: Record<string, StageCounts> };

export const noStages = (): StageCounts =>
  Object.fromEntries(stages.map((stage) => [stage, 0])) as StageCounts;

export const jobPipeline = (
  entries: readonly Pick<PipelineEntry, 'jobId' | 'stage' | 'outcome'>[],
): JobPipeline => {
  const byJob: Record<string, StageCounts> = {};
  for (const { jobId, stage, outcome } of entries) {
    if (jobId === null || outcome !== 'Live') continue;
    byJob[jobId] ??= noStages();
    byJob[jobId][stage]++;
  }
  return { byJob };
};

export const inAll = (counts: StageCounts): number => stages.reduce((sum, stage) => sum + counts[stage], 0);
