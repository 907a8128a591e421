import { useState } from 'react';
import { useDataProvider, useGetList, useLocale, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CandidateDocument } from '../../../domain/contract/candidates/candidateDocuments.ts';
import { textFormats } from '../../../domain/contract/files/documentFile.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { SaidError } from '../../auth/reasonOf.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useReason } from '../../auth/useReason.ts';
import { readUpload } from '../../components/documents/readUpload.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

const noun = 'candidateDocuments';

/** Stores a file as a resume of a candidate; returns its row. Throws an error in words. */
export const useAttachResume = () => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const locale = useLocale();
  return async (candidateId: string, file: File): Promise<CandidateDocument> => {
    const upload = await readUpload(file, textFormats);
    if (upload.fault) {
      const size = writeSize(file.size, locale);
      const values = { name: file.name, size, max: shownPlatform().maxMegabytes };
      throw new SaidError(translate(`resumesPanel.${upload.fault}`, values));
    }
    const data = { candidateId, name: file.name, content: upload.content };
    return (await dataProvider.create<CandidateDocument>(noun, { data })).data;
  };
};

/** The message of an error, or that of the file's field. */
export const faultOfFile = (error: unknown, reasonOf: (error: unknown) => string): string =>
  (isApiError(error) && error.body.errors?.content) || reasonOf(error);

/** The resumes of a candidate and the actions for them. */
export const useResumes = (candidateId: string) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
  const attach = useAttachResume();
  const reasonOf = useReason();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useGetList<CandidateDocument>(noun, {
    filter: { candidateId },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const told = (key: string, name: string) => {
    notify(translate(`resumesPanel.${key}`, { name }), { type: 'success' });
    refresh();
  };

  const add = async (file: File) => {
    setProblem(null);
    setBusy(true);
    try {
      told('added', (await attach(candidateId, file)).name);
    } catch (error) {
      setProblem(faultOfFile(error, reasonOf));
    }
    setBusy(false);
  };

  const download = async ({ id, name }: CandidateDocument) => {
    try {
      const { data } = await dataProvider.getFile(noun, { id });
      saveFile(data, name);
    } catch (error) {
      notifyFailure(error);
    }
  };

  const discard = async (document: CandidateDocument) => {
    try {
      await dataProvider.delete(noun, { id: document.id, previousData: document });
      told('removed', document.name);
    } catch (error) {
      notifyFailure(error);
    }
  };

  return { ...list, problem, busy, add, download, discard };
};
