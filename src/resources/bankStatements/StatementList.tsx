import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { ImportButton } from './ImportButton.tsx';

/** The statements that were read, newest first, with the number of entries that wait for a match. */
export const StatementList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={[
      'name',
      'account',
      'periodStart',
      'periodEnd',
      'openEntries',
      'entries',
      'closing',
      'importedBy',
    ]}
    filters={['account', 'periodStart', 'format']}
    actions={<ListTools create={<ImportButton />} />}
    empty={<NoStatements />}
  />
);

const NoStatements = () => {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('banking.none.title')} text={translate('banking.none.text')}>
      <ImportButton />
    </EmptyState>
  );
};
