import { DateInput, ResourceContextProvider, SelectArrayInput, useTranslate } from 'react-admin';
import { nounNames } from '../../../domain/contract/names.ts';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionColumn, auditActions, nounColumn } from '../../resources/auditLogs/auditLogColumns.tsx';
import { ChainPanel } from './ChainPanel.tsx';
import { dayAfter, dayBefore } from './dayAfter.ts';
import { SecurityFrame } from './SecurityFrame.tsx';

/** The audit log, and whether it is intact. */
export const AuditTrail = () => (
  <SecurityFrame>
    <ChainPanel />
    <ResourceContextProvider value="auditLogs">
      <NounList
        title="admin.menu.security"
        columns={['user', actionColumn, 'target', 'at', 'ip', 'status', nounColumn]}
        filters={useFilters()}
        alwaysOn={['status']}
        sort={{ field: 'at', order: 'DESC' }}
        storeKey="security.audit"
        actions={<ListTools create={null} />}
      />
    </ResourceContextProvider>
  </SecurityFrame>
);

const useFilters = () => {
  const translate = useTranslate();
  const label = (field: string) => `resources.auditLogs.fields.${field}`;
  const actions = auditActions.map((id) => ({
    id,
    name: translate(`auditRows.actions.${id}`, { _: id }),
  }));
  const nouns = nounNames.map((id) => ({
    id,
    name: translate(`resources.${id}.name`, { smart_count: 1, _: id }),
  }));
  return [
    'status',
    <SelectArrayInput key="action" source="action" label={label('action')} choices={actions} sx={wide} />,
    <SelectArrayInput key="noun" source="noun" label={label('noun')} choices={nouns} sx={wide} />,
    'userId',
    'companyId',
    <DateInput key="from" source="at_gte" label="security.audit.from" parse={(day) => day || null} />,
    <DateInput
      key="to"
      source="at_lt"
      label="security.audit.to"
      parse={(day) => (day ? dayAfter(day) : null)}
      format={(day) => (day ? dayBefore(day) : '')}
    />,
  ];
};

const wide = { minWidth: 180 };
