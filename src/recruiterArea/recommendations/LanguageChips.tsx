import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import {
  type LanguageNeed,
  readLanguageNeed,
  writeLanguageNeed,
} from '../../../domain/contract/candidates/languageNeed.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { useLanguageWords } from '../languages/useLanguageWords.ts';
import type { CriteriaForm } from './criteriaForm.ts';
import { OfferedChip } from './OfferedChip.tsx';
import { useCriteria } from './useCriteria.ts';

/** The languages that the description of the chosen job asks for, as filters; each has the sentence as its title. */
export const LanguageChips = () => {
  const translate = useTranslate();
  const { sayNeed } = useLanguageWords();
  const { setValue } = useFormContext<CriteriaForm>();
  const { jobId, languages } = useCriteria();
  const { data: asked = [] } = useLanguagesOfJob(jobId);
  return asked.map(({ quote, ...need }) => {
    const written = writeLanguageNeed(need);
    return (
      <OfferedChip
        key={written}
        label={translate('recommendations.form.onlyLanguage', { language: sayNeed(written) })}
        title={quote}
        filter={{ speaks: written }}
        pressed={languages.includes(written)}
        onToggle={() => setValue('languages', toggledNeed(languages, need), { shouldDirty: true })}
      />
    );
  });
};

/** A language is asked for at one level only. */
const toggledNeed = (needs: readonly string[], need: LanguageNeed): string[] => {
  const written = writeLanguageNeed(need);
  const rest = needs.filter((one) => readLanguageNeed(one)?.language !== need.language);
  return needs.includes(written) ? rest : [...rest, written];
};

const useLanguagesOfJob = (jobId: string | null) => {
  const { data: job } = useGetOne<Job>('jobs', { id: jobId ?? '' }, { enabled: jobId !== null });
  const text = jobId === null ? null : (job?.description ?? null);
  return useQuery({
    queryKey: ['reading', 'languages', text],
    queryFn: async () =>
      (await import('../../../domain/reading/languagesAsked.ts')).languagesAsked(text ?? ''),
    enabled: text !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
