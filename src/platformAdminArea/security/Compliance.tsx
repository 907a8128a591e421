import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { ComplianceFramework } from '../../../domain/contract/security/complianceFrameworks.ts';
import { daysToAudit } from '../../../domain/security/audits.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import type { Column } from '../../components/insight/FigureTable.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import { SecurityFrame } from './SecurityFrame.tsx';

/** The compliance frameworks, the status of each, and the date of the next audit. */
export const Compliance = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('admin.menu.security')}</PageTitle>
      <SecurityFrame>
        <RowsPanel
          noun="complianceFrameworks"
          columns={useColumns()}
          fields={['framework', 'status', 'lastAudit', 'nextAudit', 'score']}
          first={{ status: 'In Progress' }}
          wordsKey="security.compliance"
        />
      </SecurityFrame>
    </>
  );
};

const useColumns = (): Column<ComplianceFramework>[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = (field: string) => translate(`resources.complianceFrameworks.fields.${field}`);
  const day = (value: string | null) => (value ? writeDay(value, locale, 'medium') : '–');
  return [
    { key: 'framework', label: label('framework'), show: ({ framework }) => framework },
    {
      key: 'status',
      label: label('status'),
      show: ({ status }) => (
        <StatusChip value={status} label={translate(valueKey('complianceFrameworks', 'status', status))} />
      ),
    },
    { key: 'lastAudit', label: label('lastAudit'), show: ({ lastAudit }) => day(lastAudit) },
    {
      key: 'nextAudit',
      label: label('nextAudit'),
      show: (framework) => (
        <>
          {day(framework.nextAudit)} <Due framework={framework} />
        </>
      ),
    },
    {
      key: 'score',
      label: label('score'),
      numeric: true,
      show: ({ score }) =>
        score === null ? '–' : (score / 100).toLocaleString(locale, { style: 'percent' }),
    },
  ];
};

/** Audits due within this time are highlighted. */
const soonDays = 60;

const Due = ({ framework }: { framework: ComplianceFramework }) => {
  const translate = useTranslate();
  const days = daysToAudit(framework, new Date());
  if (days === null || days > soonDays) return null;
  const late = days < 0;
  return (
    <Box component="span" className={`state-mark ${late ? 'wrong' : 'waiting'}`}>
      {translate(late ? 'security.compliance.overdue' : 'security.compliance.due', {
        smart_count: Math.abs(days),
      })}
    </Box>
  );
};
