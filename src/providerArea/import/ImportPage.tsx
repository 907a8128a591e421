import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTranslate, useTranslateLabel } from 'ra-core';
import { useState } from 'react';
import { mapColumns } from '../../../domain/import/columns.ts';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import type { Csv } from './openCsv.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { RunStep } from './RunStep.tsx';

const steps = ['file', 'columns', 'preview', 'result'] as const;

/** Imports candidates from a file. Nothing is stored before the last step, which stores all rows or none. */
export const ImportPage = () => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const [step, setStep] = useState<(typeof steps)[number]>('file');
  const [csv, setCsv] = useState<Csv | null>(null);
  const [mapping, setMapping] = useState<(string | null)[]>([]);
  const [chosen, setChosen] = useState<{ sent: PlannedImport[]; left: number } | null>(null);
  const take = (opened: Csv) => {
    setCsv(opened);
    setMapping(mapColumns(opened.headers, (source) => String(labelOf({ source, resource: 'candidates' }))));
    setStep('columns');
  };
  return (
    <>
      <PageTitle>{translate('bench.import.title')}</PageTitle>
      <Stepper activeStep={steps.indexOf(step)} alternativeLabel sx={{ my: 3 }}>
        {steps.map((one) => (
          <Step key={one}>
            <StepLabel>{translate(`bench.import.steps.${one}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {(step === 'file' || !csv) && <FileStep onOpen={take} />}
      {step === 'columns' && csv && (
        <ColumnsStep
          csv={csv}
          mapping={mapping}
          onMap={setMapping}
          onReopen={take}
          onAnother={() => setStep('file')}
          onNext={() => setStep('preview')}
        />
      )}
      {step === 'preview' && csv && (
        <PreviewStep
          csv={csv}
          mapping={mapping}
          onBack={() => setStep('columns')}
          onStart={(sent, left) => {
            setChosen({ sent, left });
            setStep('result');
          }}
        />
      )}
      {step === 'result' && chosen && <RunStep {...chosen} onBack={() => setStep('preview')} />}
    </>
  );
};
