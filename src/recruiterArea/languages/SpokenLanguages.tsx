import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { ListContext, useFieldValue } from 'react-admin';
import type { LanguageSkill } from '../../../domain/contract/candidates/history.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { useLanguageWords } from './useLanguageWords.ts';

/** The languages of the candidate in context, where a search asks for some. */
export const SpokenLanguages = ({ asked }: { asked: boolean }) => {
  const spoken = useFieldValue({ source: 'languages' }) as LanguageSkill[] | null | undefined;
  const { saySpoken } = useLanguageWords();
  const writeList = useWriteList();
  if (!asked || !spoken?.length) return null;
  return <span>{writeList(spoken.map(saySpoken))}</span>;
};

/** The same, if the surrounding list is filtered by languages. */
export const LanguagesOfList = () => {
  const isAsked = useContext(ListContext)?.filterValues?.speaks !== undefined;
  if (!isAsked) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      <SpokenLanguages asked />
    </Typography>
  );
};
