import {
  type RaRecord,
  ReferenceField,
  TextField,
  useCreatePath,
  useLocale,
  useRecordContext,
  useReference,
  useTranslate,
} from 'react-admin';
import { can } from '../../../domain/access/can.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { useActor } from '../contract/useActor.ts';
import { valueKey } from '../contract/valueKey.ts';
import { Nothing } from './MoneyField.tsx';
import { writeDay } from './writeDay.ts';

/** The name of the referenced row, with a link if this console shows such rows. */
export const ReferenceNameField = ({ source, reference }: { source: string; reference: NounName }) => {
  const actor = useActor();
  const createPath = useCreatePath();
  const row = useRecordContext();
  const candidateId = row?.candidateId;
  if (!can(actor, 'show', reference)) return <TextField source={source} />;
  const isMasked = source === 'providerId' && actor.userType === 'recruiter' && row?.providerId === null;
  if (isMasked && typeof candidateId === 'string') return <MaskedProvider candidateId={candidateId} />;
  // A provider has the page of the list, not one of each recipient.
  const isOwnList = reference === 'hotListRecipients' && actor.userType === 'provider';
  const ownList = ({ hotListId: id }: RaRecord) => createPath({ resource: 'hotLists', type: 'show', id });
  return (
    <ReferenceField
      source={source}
      reference={reference}
      empty={<Nothing />}
      {...(isOwnList && { link: ownList })}
    >
      {reference === 'timesheets' ? (
        <WeekOfSheet />
      ) : reference === 'contracts' ? (
        <TypeOfContract />
      ) : (
        <TextField source={nounOf(reference).title} />
      )}
    </ReferenceField>
  );
};

/** The provider of a masked candidate has no name for a recruiter, who learns whether it is verified. */
const MaskedProvider = ({ candidateId }: { candidateId: string }) => {
  const translate = useTranslate();
  const { referenceRecord } = useReference<Candidate>({ reference: 'candidates', id: candidateId });
  const isVerified = referenceRecord?.providerVerified === true;
  return <span>{translate(isVerified ? 'screens.verifiedProvider' : 'screens.maskedProvider')}</span>;
};

/** The page names the person already, who may have several contracts. */
const TypeOfContract = () => {
  const translate = useTranslate();
  const contract = useRecordContext<Contract>();
  if (!contract) return null;
  return <span>{`${translate(valueKey('contracts', 'type', contract.type))} ${contract.id}`}</span>;
};

/** A person has one timesheet for each week. */
const WeekOfSheet = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const sheet = useRecordContext<Timesheet>();
  if (!sheet) return null;
  return (
    <span>
      {`${translate('deployments.weekOf', { date: writeDay(sheet.week, locale, 'medium') })} · ${sheet.employee}`}
    </span>
  );
};
