import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { AddResumes } from './AddResumes.tsx';
import { DraftsStep } from './DraftsStep.tsx';
import type { Draft } from './draft.ts';
import { ResumesResult } from './ResumesResult.tsx';
import { useDrafts } from './useDrafts.ts';

/** A draft and what its import does. */
export type PlannedDraft = { draft: Draft; planned: PlannedImport };

/** Imports candidates from resumes. Nothing is stored before the drafts are confirmed, and then all of them or none. */
export const ResumesPage = () => {
  const translate = useTranslate();
  const drafts = useDrafts();
  const [chosen, setChosen] = useState<{ sent: PlannedDraft[]; left: PlannedDraft[] } | null>(null);
  return (
    <>
      <PageTitle>{translate('bench.resumes.title')}</PageTitle>
      {chosen ? (
        <ResumesResult {...chosen} failures={drafts.failures} onBack={() => setChosen(null)} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 2 }}>
          <AddResumes drafts={drafts} />
          {drafts.drafts.length > 0 && (
            <DraftsStep drafts={drafts} onStart={(sent, left) => setChosen({ sent, left })} />
          )}
        </Box>
      )}
    </>
  );
};
