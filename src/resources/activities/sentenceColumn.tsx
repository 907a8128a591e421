import { DataTable, useRecordContext } from 'react-admin';
import type { Activity } from '../../../domain/contract/platform/activities.ts';
import { useActivityWords } from '../../components/tiles/useActivityWords.ts';

/** The activity as a sentence in the reader's language. */
const Sentence = () => {
  const activity = useRecordContext<Activity>();
  const wordsOf = useActivityWords();
  return activity ? wordsOf(activity).type : null;
};

export const sentenceColumn = (
  <DataTable.Col key="type" source="type">
    <Sentence />
  </DataTable.Col>
);
