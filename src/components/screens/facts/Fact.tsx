import type { ReactNode } from 'react';
import { useRecordContext, useReference, useTranslate, useTranslateLabel } from 'react-admin';
import { can } from '../../../../domain/access/can.ts';
import { isNounName } from '../../../../domain/contract/names.ts';
import { fieldMeta } from '../../../../domain/contract/noun.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { NounField } from '../../fields/NounField.tsx';
import { RateRange } from '../../fields/RateRange.tsx';
import { useFacts } from './useFacts.ts';

interface Props {
  field: string;
  /** Leaves out a reference to a row that the reader may not read: a client does not see placed candidates. */
  readableOnly?: boolean;
  children: (label: ReactNode, value: ReactNode) => ReactNode;
}

/** The label and the value of one field of the row in context. */
export const Fact = ({ field, readableOnly = false, children }: Props) => {
  const noun = useNoun();
  const actor = useActor();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const upper = useFacts().upperOf(field);
  const reference = fieldMeta(noun, field)?.references;
  const fact = upper
    ? children(translate('pages.requests.rate'), <RateRange from={field} to={upper} />)
    : children(labelOf({ source: field, resource: noun.name }), <NounField source={field} />);
  const isChecked = readableOnly && reference && isNounName(reference) && can(actor, 'show', reference);
  return isChecked ? (
    <Readable field={field} reference={reference}>
      {fact}
    </Readable>
  ) : (
    fact
  );
};

/** Left out once it is known that this user may not read the row. */
const Readable = ({
  field,
  reference,
  children,
}: {
  field: string;
  reference: string;
  children: ReactNode;
}) => {
  const row = useRecordContext();
  const { referenceRecord, isPending, error } = useReference({ reference, id: row?.[field] });
  return isPending || error || referenceRecord ? children : null;
};
