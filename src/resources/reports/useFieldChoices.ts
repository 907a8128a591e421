import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';

/** The fields of the noun that is asked about, by the names its screens give them. */
export const useFieldChoices = (fields: readonly string[]) => {
  const translate = useTranslate();
  const noun = useWatch({ name: 'noun' }) as string;
  return fields.map((id) => ({ id, name: translate(`resources.${noun}.fields.${id}`, { _: id }) }));
};
