import { useTranslate, useTranslateLabel } from 'ra-core';
import type { PlannedImport, Reason } from '../../../domain/import/planImport.ts';

/** The reason for a row's result as text. */
export const useReasonWords = () => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const label = (source: string) => String(labelOf({ source, resource: 'candidates' }));
  const words = (reason: Reason): string => {
    const field = 'field' in reason ? { field: label(reason.field) } : {};
    const message = 'message' in reason ? { message: translate(reason.message, { _: reason.message }) } : {};
    return translate(`bench.import.reasons.${reason.code}`, { ...reason, ...field, ...message });
  };
  return ({ reasons, before }: PlannedImport): string =>
    [
      ...reasons.map(words),
      ...(before
        ? [translate('bench.import.changes', { fields: Object.keys(before).map(label).join(', ') })]
        : []),
    ].join('. ');
};
