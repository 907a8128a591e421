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
import type { ContractDocument } from '../../../domain/contract/deals/contractDocuments.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { readUpload } from '../../components/documents/readUpload.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

const noun = 'contractDocuments';
/** The documents of a contract and the actions for them. A file's error is kept, so that it can be shown. */
export const useDocuments = (contractId: string) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
  const locale = useLocale();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [create] = useCreate();
  const [remove] = useDelete();
  const list = useGetList<ContractDocument>(noun, {
    filter: { contractId },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  const word = (key: string, options?: object) => translate(`contractsPage.documents.${key}`, options);

  const add = async (file: File) => {
    setProblem(null);
    setBusy(true);
    try {
      const upload = await readUpload(file);
      if (upload.fault)
        setProblem(
          word(upload.fault, {
            name: file.name,
            size: writeSize(file.size, locale),
            max: shownPlatform().maxMegabytes,
          }),
        );
      else {
        const data = { contractId, name: file.name, content: upload.content };
        const row = await create(noun, { data }, { returnPromise: true });
        notify(word('added', { name: row.name }), { type: 'success' });
        refresh();
      }
    } catch (error) {
      const { body, message } = error as Error & { body?: { errors?: Record<string, string> } };
      setProblem(body?.errors?.content ?? message);
    }
    setBusy(false);
  };

  const download = async ({ id, name }: ContractDocument) => {
    try {
      const { data } = await dataProvider.getFile(noun, { id });
      saveFile(data, name);
    } catch (error) {
      notifyFailure(error);
    }
  };

  const discard = async (document: ContractDocument) => {
    try {
      await remove(
        noun,
        { id: document.id, previousData: document },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(word('removed', { name: document.name }), { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
  };

  return { ...list, problem, busy, add, download, discard, word };
};
