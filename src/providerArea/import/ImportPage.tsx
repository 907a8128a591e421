import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useMemo, useState } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { mapColumns } from '../../../domain/import/columns.ts';
import { withoutUnknown } from '../../../domain/import/customColumns.ts';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import type { ColumnForm } from '../../../domain/import/readCell.ts';
import { useCustomFields } from '../../components/customFields/useCustomFields.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportedCustomFields } from './importedFields.ts';
import type { Sheet } from './openSheet.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { RunStep } from './RunStep.tsx';

const steps = ['file', 'columns', 'preview', 'result'] as const;

/** Imports candidates from a file. Nothing is stored before the last step, which stores all rows or none. */
export const ImportPage = () => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const [step, setStep] = useState<(typeof steps)[number]>('file');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [mapped, setMapping] = useState<(string | null)[]>([]);
  const [forms, setForms] = useState<Record<number, ColumnForm>>({});
  const [chosen, setChosen] = useState<{ sent: PlannedImport[]; left: PlannedImport[] } | null>(null);
  const { data, error, isLoading, refetch } = useCustomFields('candidates');
  const customFields = useMemo(() => data?.filter(({ status }) => status === 'Active') ?? [], [data]);
  const mapping = withoutUnknown(mapped, customFields);
  const take = (opened: Sheet) => {
    setSheet(opened);
    setForms({});
    const label = (source: string) => String(labelOf({ source, resource: 'candidates' }));
    setMapping(mapColumns(opened.headers, label, customFields));
    setStep('columns');
  };
  const isUnread = !data && error;
  return (
    <ImportedCustomFields value={customFields}>
      <PageTitle>{translate('bench.import.title')}</PageTitle>
      <Stepper activeStep={steps.indexOf(step)} alternativeLabel sx={{ my: 3 }}>
        {steps.map((one) => (
          <Step key={one}>
            <StepLabel>{translate(`bench.import.steps.${one}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {isUnread && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {(step === 'file' || !sheet) && !isLoading && !isUnread && <FileStep onOpen={take} />}
      {step === 'columns' && sheet && (
        <ColumnsStep
          sheet={sheet}
          mapping={mapping}
          onMap={setMapping}
          forms={forms}
          onForms={setForms}
          onReopen={take}
          onAnother={() => setStep('file')}
          onNext={() => setStep('preview')}
        />
      )}
      {step === 'preview' && sheet && (
        <PreviewStep
          sheet={sheet}
          mapping={mapping}
          forms={forms}
          onSheet={setSheet}
          onBack={() => setStep('columns')}
          onStart={(sent, left) => {
            setChosen({ sent, left });
            setStep('result');
          }}
        />
      )}
      {step === 'result' && chosen && sheet && (
        <RunStep {...chosen} sheet={sheet} onBack={() => setStep('preview')} />
      )}
    </ImportedCustomFields>
  );
};
