import { useFieldValue, useTranslate } from 'ra-core';
import type { JobType } from '../../../domain/contract/candidates/jobTypes.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';

/** The job types that the candidate in context accepts, if any are stated. */
export const AcceptedJobTypes = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const types = useFieldValue({ source: 'jobTypes' }) as JobType[] | undefined;
  if (!types?.length) return null;
  const words = types.map((type) => translate(valueKey('candidates', 'jobTypes', type)));
  return <span>{translate('talent.jobTypes.stated', { types: writeList(words) })}</span>;
};
