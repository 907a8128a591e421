import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BatchResult } from '../../../domain/change/batchPart.ts';
import type { CandidateDocument } from '../../../domain/contract/candidates/candidateDocuments.ts';
import { useReason } from '../../auth/useReason.ts';
import { faultOfFile, useAttachResume } from '../../resources/candidates/useResumes.ts';
import type { PlannedDraft } from './ResumesPage.tsx';

/** The originals of an import: how many are stored so far, and why some could not be. */
export const useOriginals = (sent: readonly PlannedDraft[]) => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const attach = useAttachResume();
  const reasonOf = useReason();
  const [keeping, setKeeping] = useState<{ done: number; all: number } | null>(null);
  const [kept, setKept] = useState<{ document: CandidateDocument; isOfNew: boolean }[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const hasBegun = useRef(false);

  /** Stores each file with its candidate. One that fails stops no other. */
  const keep = async (results: readonly BatchResult[]) => {
    // An undo that fails returns to this point.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const files = sent.flatMap(({ draft: { original }, planned: { kind, name } }, at) => {
      const id = results[at]?.id;
      return original && id ? [{ original, id, name, isOfNew: kind === 'new' }] : [];
    });
    for (const [done, { original, id, name, isOfNew }] of files.entries()) {
      setKeeping({ done: done + 1, all: files.length });
      try {
        const document = await attach(id, original);
        setKept((before) => [...before, { document, isOfNew }]);
      } catch (error) {
        const problem = translate('bench.resumes.notKept', { name, reason: faultOfFile(error, reasonOf) });
        setProblems((before) => [...before, problem]);
      }
    }
    setKeeping(null);
  };

  /** Removes those of people who were on the bench before; the others go with their candidates. */
  const discard = async () => {
    for (const { document, isOfNew } of kept)
      if (!isOfNew)
        await dataProvider
          .delete('candidateDocuments', { id: document.id, previousData: document })
          .catch(() => undefined);
  };

  return { keeping, kept: kept.length, problems, keep, discard };
};
