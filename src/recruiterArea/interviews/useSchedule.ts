import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { type PipelineEntry, stages } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { type InterviewAnswers, momentOf } from './interviewAnswers.ts';

export type ScheduledEntry = Pick<PipelineEntry, 'id' | 'name' | 'stage'>;
type Asked = {
  entry?: ScheduledEntry | undefined;
  proposal?: Proposal | undefined;
  interview?: Interview | undefined;
  onDone: () => void;
};

/** Saves an interview; validation errors are returned by field. */
export const useSchedule = ({ entry, proposal, interview, onDone }: Asked) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();

  const store = (columns: Record<string, unknown>) =>
    interview
      ? dataProvider.update('interviews', { id: interview.id, data: columns, previousData: interview })
      : dataProvider.create('interviews', { data: columns });

  /** Loads the entry again first, because saving its interview gave it a new version. */
  const moveCard = async (id: string) => {
    const { data } = await dataProvider.getOne<PipelineEntry>('pipelineEntries', { id });
    if (stages.indexOf(data.stage) < stages.indexOf('interview'))
      await dataProvider.update('pipelineEntries', { id, data: { stage: 'interview' }, previousData: data });
  };

  /** Made once, even if the interview is refused at first. */
  const made = useRef<string | null>(null);
  const entryOf = async ({ id: proposalId, candidateId, currency }: Proposal): Promise<string> => {
    if (made.current) return made.current;
    const { data } = await dataProvider.create('pipelineEntries', {
      data: { proposalId, candidateId, currency, stage: 'interview' },
    });
    made.current = String(data.id);
    return made.current;
  };

  const schedule = async ({ date, time, moveAlong, entryId: chosen, ...said }: InterviewAnswers) => {
    const startsAt = momentOf({ date, time, timeZone: said.timeZone });
    if (!startsAt) return { time: translate('pipeline.interviews.noSuchTime') };
    try {
      const entryId = chosen ?? entry?.id ?? (proposal && (await entryOf(proposal)));
      await store({ ...said, startsAt, ...(!interview && { entryId }) });
      if (moveAlong) await moveCard(String(entryId));
      notify(`pipeline.interviews.${interview ? 'rescheduled' : 'scheduled'}`, { type: 'success' });
      refresh();
      onDone();
      return {};
    } catch (error) {
      const { startsAt: aboutTime, ...errors } =
        (error as { body?: { errors?: Record<string, string> } }).body?.errors ?? {};
      if (!aboutTime && Object.keys(errors).length === 0) notify(refusalText(error), { type: 'error' });
      return { ...errors, ...(aboutTime && { time: aboutTime }) };
    }
  };
  return { schedule };
};
