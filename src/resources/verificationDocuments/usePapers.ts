import { useState } from 'react';
import {
  useCreate,
  useDataProvider,
  useDelete,
  useGetList,
  useLocale,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { VerificationDocument } from '../../../domain/contract/accounts/verificationDocuments.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { readUpload } from '../../components/documents/readUpload.ts';
import { openFile } from '../../components/download/openFile.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

const noun = 'verificationDocuments';

/** Whose documents: those of a user's request, or else the company's own. */
export type PaperPlace = { companyId: string; requestId: string | null };
export type NewPaper = { file: File; kind: string };

/**
 * The documents and the actions for them. A file's error is kept, so that it can be shown. If there is no
 * request yet, the first document creates it.
 */
export const usePapers = ({ companyId, requestId }: PaperPlace, startRequest?: () => Promise<string>) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
  const locale = useLocale();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { userType } = useActor();
  const [create] = useCreate();
  const [remove] = useDelete();
  const list = useGetList<VerificationDocument>(
    noun,
    {
      filter: { companyId, requestId },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: startRequest === undefined },
  );
  const word = (key: string, options?: object) => translate(`verification.papers.${key}`, options);
  const told = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const read = async ({ id }: VerificationDocument) =>
    (await dataProvider.getFile(noun, { id })).data as Blob;

  /** The server assigns a company's own documents to it. */
  const placeOf = async () => {
    if (startRequest) return { requestId: await startRequest() };
    return { ...(userType === 'admin' && { companyId }), ...(requestId && { requestId }) };
  };

  /** Resolves to whether the document was stored. */
  const add = async ({ file, kind }: NewPaper): Promise<boolean> => {
    setProblem(null);
    setBusy(true);
    try {
      const upload = await readUpload(file);
      if (upload.fault) {
        setProblem(
          word(upload.fault, {
            name: file.name,
            size: writeSize(file.size, locale),
            max: shownPlatform().maxMegabytes,
          }),
        );
        return false;
      }
      const data = {
        ...(await placeOf()),
        name: file.name,
        kind,
        content: upload.content,
      };
      const row = await create(noun, { data }, { returnPromise: true });
      notify(word('added', { name: row.name }), { type: 'success' });
      return true;
    } catch (error) {
      const { body, message } = error as Error & { body?: { errors?: Record<string, string> } };
      setProblem(Object.values(body?.errors ?? {})[0] ?? message);
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };

  const discard = (paper: VerificationDocument) =>
    told(async () => {
      await remove(
        noun,
        { id: paper.id, previousData: paper },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(word('removed', { name: paper.name }), { type: 'success' });
      refresh();
    });

  return {
    ...list,
    problem,
    busy,
    add,
    discard,
    view: (paper: VerificationDocument) => told(() => openFile(() => read(paper), paper.name)),
    download: (paper: VerificationDocument) => told(async () => saveFile(await read(paper), paper.name)),
  };
};
