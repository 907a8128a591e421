import { createContext, useContext } from 'react';
import { useTranslateLabel } from 'react-admin';
import type { CustomField } from '../../../domain/contract/customFields/customFields.ts';
import { isNamePart } from '../../../domain/import/columns.ts';
import { customFieldOf } from '../../../domain/import/customColumns.ts';

/** The active custom fields of candidates that columns of a file can be mapped to. */
export const ImportedCustomFields = createContext<readonly CustomField[]>([]);

/** The label of what a column is mapped to. */
export const useColumnLabel = () => {
  const labelOf = useTranslateLabel();
  const customFields = useContext(ImportedCustomFields);
  return (column: string): string =>
    customFieldOf(column, customFields)?.name ??
    String(labelOf({ source: column, resource: isNamePart(column) ? 'users' : 'candidates' }));
};
