import { useBasename, useCreatePath, useLocale, useTranslate } from 'react-admin';
import type { TimelineEvent } from '../../../domain/insight/timeline.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay, writeDayOf } from '../../components/fields/writeDay.ts';
import { useInterviewWords } from '../interviews/useInterviewWords.ts';

/** An event as a sentence, its date, and the address of its row. */
export const useTimelineWords = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const basename = useBasename();
  const createPath = useCreatePath();
  const { when } = useInterviewWords();
  const pathOf = ({ noun, id }: TimelineEvent): string | null => {
    if (noun === 'pipelineEntries') return `${basename}/pipeline/${encodeURIComponent(id)}/show`;
    if (noun === 'talentPools') return `${basename}/talent-pool/pools/${encodeURIComponent(id)}`;
    if (noun === 'tasks') return `${basename}/tasks`;
    if (noun === 'applications') return createPath({ resource: 'jobs', type: 'show', id });
    if (noun === 'candidateTags') return null;
    return createPath({ resource: noun, type: 'show', id });
  };
  return (event: TimelineEvent) => {
    const { kind, at, words } = event;
    const { stage, name, rate, currency, day, moment } = words;
    return {
      headline: translate(`talent.timeline.kinds.${kind}`, {
        name,
        stage: stage && translate(valueKey('pipelineEntries', 'stage', stage)),
        rate: rate === undefined ? undefined : formatMoney(rate, currency, locale),
        day: day && writeDay(day, locale, 'medium'),
        moment: moment && when({ startsAt: moment.at, timeZone: moment.zone }),
      }),
      date: at.length === 10 ? writeDay(at, locale, 'medium') : writeDayOf(at, locale),
      path: pathOf(event),
    };
  };
};
