import { useTranslate } from 'ra-core';
import type { Company } from '../../../domain/contract/companies.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { PapersPanel } from '../verificationDocuments/PapersPanel.tsx';
import { Verified } from './Verified.tsx';

/** The company's own verification. A rejected company applies again by adding a document. */
export const OwnCompany = ({ company }: { company: Company & { verificationReason?: string | null } }) => {
  const translate = useTranslate();
  const { id, verification, verificationReason } = company;
  const because =
    verification === 'Rejected' && verificationReason
      ? ` ${translate('verification.company.because', { reason: verificationReason })}`
      : '';
  return (
    <Verified
      title={translate('verification.company.title')}
      state={verification}
      stateLabel={translate(valueKey('companies', 'verification', verification), { _: verification })}
      text={translate(`verification.company.${verification}`) + because}
    >
      <PapersPanel place={{ companyId: id, requestId: null }} decided={verification === 'Verified'} />
    </Verified>
  );
};
