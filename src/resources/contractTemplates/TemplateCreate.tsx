import { Create, useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ContractTemplate } from '../../../domain/contract/deals/contractTemplates.ts';
import { creatableFields } from '../../components/contract/fieldsFor.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useNoun } from '../../components/contract/useNoun.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** Creates a template, blank or as a copy of another. */
export const TemplateCreate = () => {
  const noun = useNoun();
  const translate = useTranslate();
  const fields = creatableFields(useActor(), noun.name);
  const from = useSearchParams()[0].get('from');
  const { data, isPending } = useGetOne<ContractTemplate>(
    'contractTemplates',
    { id: from ?? '' },
    { enabled: from !== null, retry: false },
  );
  const copied = data && {
    name: translate('contractsPage.templates.copyOf', { name: data.name }).slice(0, 120),
    type: data.type,
    body: data.body,
  };
  return (
    <Create redirect="list" title="pages.contractTemplates.add" actions={false}>
      {!(from && isPending) && (
        <TemplateForm fields={fields} defaultValues={{ ...firstFormValues(noun, fields), ...copied }} />
      )}
    </Create>
  );
};
