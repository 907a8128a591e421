import { useEffect, useRef } from 'react';
import { SelectArrayInput, TextInput, useGetList, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { useScorecards } from '../scorecards/useScorecards.ts';

export interface KitProps {
  /** The pipeline entry; if missing, the one that the form names. */
  entryId: string | undefined;
  isNew: boolean;
}

/** What to assess, and the questions; those of a new interview are taken over from the last one for the same job. */
export const KitInputs = ({ entryId: known, isNew }: KitProps) => {
  const chosen = useWatch({ name: 'entryId' }) as string | null | undefined;
  const entryId = known ?? chosen ?? '';
  const { data } = useScorecards(entryId, entryId !== '');
  const focus = useWatch({ name: 'focus' }) as readonly string[] | undefined;
  const skills = [...new Set([...(data?.skills ?? []), ...(focus ?? [])])];
  useLastKit(isNew ? entryId : '');
  return (
    <>
      {skills.length > 0 && (
        <SelectArrayInput
          source="focus"
          label="resources.interviews.fields.focus"
          choices={skills.map((id) => ({ id, name: id }))}
          translateChoice={false}
          fullWidth
          validate={validateField('interviews', 'focus')}
          helperText="pipeline.kit.focusHint"
        />
      )}
      <TextInput
        source="kit"
        label="resources.interviews.fields.kit"
        fullWidth
        multiline
        minRows={3}
        validate={validateField('interviews', 'kit')}
        helperText="pipeline.kit.hint"
      />
    </>
  );
};

type Kit = Pick<Interview, 'kit' | 'focus'>;
const none: Kit = { kit: null, focus: [] };

/** Fills in the kit of the last interview for the job, unless the user has changed what is there. */
const useLastKit = (entryId: string) => {
  const { setValue, getValues } = useFormContext();
  const { data: entry } = useGetOne<PipelineEntry>(
    'pipelineEntries',
    { id: entryId },
    { enabled: entryId !== '' },
  );
  const jobId = entry?.jobId;
  const { data } = useGetList<Interview>(
    'interviews',
    {
      filter: { jobId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    },
    { enabled: !!jobId },
  );
  const last = (jobId && data?.find(({ kit }) => kit)) || none;
  const filled = useRef(none);
  useEffect(() => {
    const { kit, focus } = last;
    const current = { kit: getValues('kit') || null, focus: getValues('focus') ?? [] };
    if (entryId === '' || JSON.stringify(current) !== JSON.stringify(filled.current)) return;
    filled.current = { kit, focus };
    setValue('kit', kit);
    setValue('focus', focus);
  }, [entryId, last, setValue, getValues]);
};
