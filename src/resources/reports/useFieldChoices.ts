import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** The fields of the selected noun, with the labels used on its screens. */
export const useFieldChoices = (fields: readonly string[]) => {
  const translate = useTranslate();
  const noun = useWatch({ name: 'noun' }) as string;
  return fields.map((id) => ({ id, name: translate(`resources.${noun}.fields.${id}`, { _: id }) }));
};
