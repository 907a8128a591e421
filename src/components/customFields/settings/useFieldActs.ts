import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CustomField } from '../../../../domain/contract/customFields/customFields.ts';
import { useReason } from '../../../auth/useReason.ts';
import { useOnce } from '../../screens/forms/useOnce.ts';

/** Orders, archives and restores custom fields, each after the server's response. */
export const useFieldActs = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (field: CustomField, data: Partial<CustomField>) =>
    dataProvider.update<CustomField>('customFields', { id: field.id, data, previousData: field });
  const run = useOnce(async (act: () => Promise<unknown>) => {
    setProblem(null);
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
      refresh();
    }
  });
  return {
    busy,
    problem,
    /** Moves the field at one place of a list to another. */
    moveTo: (fields: readonly CustomField[], from: number, to: number) =>
      run(async () => {
        const ordered = [...fields];
        ordered.splice(to, 0, ...ordered.splice(from, 1));
        for (const [at, field] of ordered.entries())
          if (field.position !== at + 1) await change(field, { position: at + 1 });
      }),
    setStatus: (field: CustomField, status: CustomField['status']) =>
      run(async () => {
        await change(field, { status });
        const key = status === 'Active' ? 'customFields.restored' : 'customFields.archived';
        notify(key, { type: 'success', messageArgs: { name: field.name } });
      }),
  };
};
