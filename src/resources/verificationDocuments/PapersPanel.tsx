import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type {
  documentKinds,
  VerificationDocument,
} from '../../../domain/contract/accounts/verificationDocuments.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { AddPaper } from './AddPaper.tsx';
import { PaperList } from './PaperList.tsx';
import { type PaperPlace, usePapers } from './usePapers.ts';

interface Props {
  /** The documents of the company or, with a request, those of the user who made it. */
  place: PaperPlace;
  /** After the decision, documents can no longer be added or removed. */
  decided?: boolean;
  /** Read-only for all users. */
  readOnly?: boolean;
  first?: (typeof documentKinds)[number];
}

/** The documents for a verification; users with the right to do so can add and remove them. */
export const PapersPanel = ({ place, decided, readOnly, first = 'Registration certificate' }: Props) => {
  const translate = useTranslate();
  const { data, error, refetch, problem, busy, add, view, download, discard } = usePapers(place);
  const { userId } = useActor();
  const mayAdd = useMay('create', 'verificationDocuments', { ...place, userId: place.requestId && userId });
  const mayRemove = useMay('delete', 'verificationDocuments', data?.[0] && { ...data[0] });
  const [asked, setAsked] = useState<VerificationDocument | null>(null);
  const isOpen = !decided && !readOnly;
  if (error)
    return (
      <CouldNotLoad title={translate('verification.papers.failed')} error={error} onRetry={() => refetch()} />
    );
  return (
    <>
      <PaperList
        papers={data}
        onView={view}
        onDownload={download}
        onRemove={isOpen && mayRemove ? setAsked : null}
      />
      {isOpen && mayAdd && (
        <AddPaper
          label={translate('verification.papers.add')}
          first={first}
          busy={busy}
          problem={problem}
          onAdd={add}
        />
      )}
      {asked && (
        <ConfirmDialog
          colour="error"
          title={translate('verification.papers.removeTitle', { name: asked.name })}
          text={translate('verification.papers.removeText')}
          confirm={translate('verification.papers.remove')}
          cancel={translate('ra.action.cancel')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            discard(asked);
            setAsked(null);
          }}
        />
      )}
    </>
  );
};
