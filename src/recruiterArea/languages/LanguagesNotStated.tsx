import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { readLanguageNeed } from '../../../domain/contract/candidates/languageNeed.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { useLanguageWords } from './useLanguageWords.ts';

const onlyCounted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };

/** How many candidates meet all other filters, but do not state whether they speak the languages of the list well enough. */
export const LanguagesNotStated = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const { nameOf } = useLanguageWords();
  const { filterValues } = useListContext();
  const { speaks, ...others } = filterValues;
  const { total } = useGetList<Candidate>(
    'candidates',
    { ...onlyCounted, filter: { ...others, mightSpeak: speaks } },
    { enabled: speaks !== undefined },
  );
  if (speaks === undefined || !total) return null;
  const names = [speaks].flat().map((text: string) => nameOf(readLanguageNeed(text)?.language ?? text));
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('talent.languages.notStated', { smart_count: total, languages: writeList(names) })}
    </Typography>
  );
};
