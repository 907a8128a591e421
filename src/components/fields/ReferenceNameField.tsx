import { ReferenceField, TextField } from 'ra-ui-materialui';
import { can } from '../../../domain/access/can.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { useActor } from '../contract/useActor.ts';

/** The name of the referenced row, with a link if this console shows such rows. */
export const ReferenceNameField = ({ source, reference }: { source: string; reference: NounName }) => {
  const actor = useActor();
  if (!can(actor, 'show', reference)) return <TextField source={source} />;
  return (
    <ReferenceField source={source} reference={reference} emptyText="–">
      <TextField source={nounOf(reference).title} />
    </ReferenceField>
  );
};
