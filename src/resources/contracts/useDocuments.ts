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
import type { ContractDocument } from '../../../domain/contract/contractDocuments.ts';
import { formatOf, largestDocument } from '../../../domain/contract/documentFile.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import { writeSize } from './writeSize.ts';

const noun = 'contractDocuments';
const asBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
};

/** The documents of a contract, and what can be done with them. What is wrong with a file is kept to be shown. */
export const useDocuments = (contractId: string) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
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

  const problemWith = async (file: File): Promise<[string | null, Uint8Array]> => {
    const { name } = file;
    if (file.size > largestDocument)
      return [word('tooLarge', { name, size: writeSize(file.size, locale) }), new Uint8Array()];
    const bytes = new Uint8Array(await file.arrayBuffer());
    return [formatOf(bytes) ? null : word('wrongKind', { name }), bytes];
  };

  const add = async (file: File) => {
    setProblem(null);
    setBusy(true);
    try {
      const [wrong, bytes] = await problemWith(file);
      if (wrong) setProblem(wrong);
      else {
        const data = { contractId, name: file.name, content: asBase64(bytes) };
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
      notify((error as Error).message, { type: 'error' });
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
      notify((error as Error).message, { type: 'error' });
    }
  };

  return { ...list, problem, busy, add, download, discard, word };
};
