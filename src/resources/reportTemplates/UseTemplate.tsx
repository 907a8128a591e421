import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { questionOf } from '../../../domain/contract/reports/question.ts';
import type { ReportTemplate } from '../../../domain/contract/reports/reportTemplates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CreateReportDialog } from '../reports/CreateReportDialog.tsx';

/** Opens a new report with the template's query. */
export const UseTemplate = ({ template }: { template: ReportTemplate }) => {
  const { name, category } = template;
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const mayUse = useMay('create', 'reports');
  if (!mayUse) return null;
  const words = translate('reportQuestions.use');
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={translate('scheduledReports.named', { words, name })}
        sx={{ flexShrink: 0, ml: { xs: -0.5, sm: 0 } }}
      >
        {words}
      </Button>
      {open && (
        <CreateReportDialog
          first={{ ...questionOf(template), name, type: category }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
