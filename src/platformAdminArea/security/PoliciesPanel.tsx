import { useLocale, useTranslate } from 'react-admin';
import type { Policy } from '../../../domain/contract/security/policies.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { RowsPanel } from './RowsPanel.tsx';

/** The security policies: name, status, last update and compliance. */
export const PoliciesPanel = () => (
  <RowsPanel
    noun="policies"
    columns={useColumns()}
    fields={['name', 'status', 'compliance', 'body']}
    first={{ status: 'Draft' }}
    wordsKey="security.policies"
  />
);

const useColumns = (): Column<Policy>[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = (field: string) => translate(`resources.policies.fields.${field}`);
  return [
    { key: 'name', label: label('name'), show: ({ name }) => name },
    {
      key: 'status',
      label: label('status'),
      show: ({ status }) => (
        <StatusChip value={status} label={translate(valueKey('policies', 'status', status))} />
      ),
    },
    {
      key: 'lastUpdated',
      label: label('lastUpdated'),
      show: ({ lastUpdated }) => writeDay(lastUpdated, locale, 'medium'),
    },
    {
      key: 'compliance',
      label: label('compliance'),
      numeric: true,
      show: ({ compliance }) => (compliance / 100).toLocaleString(locale, { style: 'percent' }),
    },
  ];
};
