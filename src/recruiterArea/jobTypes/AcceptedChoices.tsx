import { useFieldValue, useTranslate } from 'react-admin';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';

/** The job types or workplaces that the candidate in context accepts, if any are stated. */
export const AcceptedChoices = ({ source }: { source: 'jobTypes' | 'workplaces' }) => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const accepted = useFieldValue({ source }) as readonly string[] | undefined;
  if (!accepted?.length) return null;
  const words = accepted.map((one) => translate(valueKey('candidates', source, one)));
  return <span>{translate(`talent.${source}.stated`, { types: writeList(words) })}</span>;
};
