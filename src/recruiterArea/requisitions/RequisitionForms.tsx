import { Create } from 'react-admin';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { useNoun } from '../../components/contract/useNoun.ts';
import { DraftOfNew } from '../../components/drafts/LastingDraft.tsx';
import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { NounForm } from '../../components/screens/forms/NounForm.tsx';
import { AgreedRatesOfForm } from '../../resources/agreedRates/AgreedRates.tsx';
import { RateCapOfRequisition } from '../../resources/rateCards/RateCap.tsx';
import { JobFill } from './JobFill.tsx';
import { ProvidersInput } from './ProvidersInput.tsx';

const Rates = () => (
  <>
    <AgreedRatesOfForm />
    <RateCapOfRequisition />
  </>
);

const groups: readonly FieldGroup[] = [
  {
    labelKey: 'requisitions.what',
    fields: [
      'jobId',
      'position',
      'skills',
      'headCount',
      'urgency',
      'startDate',
      'duration',
      'rateMin',
      'rateMax',
      'currency',
      'respondBy',
      'message',
      'roles',
    ],
    below: Rates,
  },
];

const fields = groups.flatMap((group) => group.fields);

/** A new requisition is a draft; its page sends it. */
export const RequisitionCreate = () => {
  const noun = useNoun();
  return (
    <Create redirect="show" title="requisitions.add" actions={false}>
      <NounForm groups={groups} defaultValues={{ ...firstFormValues(noun, fields), providerIds: [] }}>
        <DraftOfNew name="requisitions.new" />
        <JobFill fields={fields} />
        <ProvidersInput />
      </NounForm>
    </Create>
  );
};

export const RequisitionEdit = () => (
  <NounEdit
    form={
      <NounForm groups={groups} removable>
        <JobFill fields={fields} />
        <ProvidersInput />
      </NounForm>
    }
  />
);
