import { NounShow, plainResource } from '../../components/screens/plainResource.tsx';
import { sentenceColumn } from './sentenceColumn.tsx';

/** What a person reads of an activity; the code and values behind the sentence are the program's. */
const fields = ['type', 'details', 'companyId', 'status', 'priority', 'at', 'noun', 'target'];

export const activities = {
  ...plainResource('activities', {
    columns: ['at', sentenceColumn, 'details', 'companyId', 'status', 'priority'],
    sort: { field: 'at', order: 'DESC' },
  }),
  show: <NounShow groups={[{ fields }]} />,
};
