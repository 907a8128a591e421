import { useTranslate, useTranslateLabel } from 'ra-core';
import type { PlannedImport, Reason } from '../../../domain/import/planImport.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { textOf } from '../../i18n/textOf.ts';

/** The reason for a row's result as text. */
export const useReasonWords = () => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const labelOf = useTranslateLabel();
  const label = (source: string) => String(labelOf({ source, resource: 'candidates' }));
  const words = (reason: Reason): string => {
    const field = 'field' in reason ? { field: label(reason.field) } : {};
    const message = 'message' in reason ? { message: textOf(reason.message) } : {};
    return translate(`bench.import.reasons.${reason.code}`, { ...reason, ...field, ...message });
  };
  return ({ reasons, before }: PlannedImport): string =>
    [
      ...reasons.map(words),
      ...(before
        ? [translate('bench.import.changes', { fields: writeList(Object.keys(before).map(label)) })]
        : []),
    ].join('. ');
};
