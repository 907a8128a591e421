import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldMeta } from '../../../../domain/contract/noun.ts';
import { useNoun } from '../../contract/useNoun.ts';
import type { FieldGroup } from '../forms/fieldGroups.ts';
import { Fact } from './Fact.tsx';
import { FactGrid, LabelledFact } from './FactGrid.tsx';
import { useFacts } from './useFacts.ts';

interface Props {
  group: FieldGroup;
  /**
   * Leaves out fields without a value, those that do not apply, and the reader's own company. Operators, who look
   * for what is missing, see them all.
   */
  isBrief?: boolean;
  /** Fields that the page says elsewhere, if there is something to say of them. */
  except?: readonly string[];
}

const none: readonly string[] = [];

/** Labels and values in as many columns as fit; long texts below. */
export const Facts = ({ group: { labelKey, fields }, isBrief = false, except = none }: Props) => {
  const noun = useNoun();
  const translate = useTranslate();
  const { ownOf, isSaid } = useFacts();
  const isLong = (field: string) => {
    const { long, roles, rateLines } = fieldMeta(noun, field) ?? {};
    return Boolean(long || roles || rateLines);
  };
  const told = ownOf(fields).filter((field) => (isSaid(field) ? !except.includes(field) : !isBrief));
  if (told.length === 0) return null;
  const ordered = [...told.filter((field) => !isLong(field)), ...told.filter(isLong)];
  return (
    <section>
      {labelKey && (
        <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
          {translate(labelKey)}
        </Typography>
      )}
      <FactGrid>
        {ordered.map((field) => (
          <Fact key={field} field={field} readableOnly={isBrief}>
            {(label, value) => (
              <LabelledFact label={label} isLong={isLong(field)}>
                {value}
              </LabelledFact>
            )}
          </Fact>
        ))}
      </FactGrid>
    </section>
  );
};
