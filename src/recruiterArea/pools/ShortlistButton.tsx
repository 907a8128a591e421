import BookmarkIcon from '@mui/icons-material/BookmarkAddOutlined';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CardAct } from '../CardAct.tsx';
import { ShortlistDialog } from './ShortlistDialog.tsx';

interface Props {
  /** An icon alone, for a card. */
  isIcon?: boolean;
}

/** Adds the candidate in context to a pool. */
export const ShortlistButton = ({ isIcon = false }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const canAccess = useMay('create', 'talentPoolMembers');
  if (!candidate || !canAccess) return null;
  return (
    <>
      <CardAct
        icon={<BookmarkIcon fontSize="small" />}
        label={translate('talent.shortlist.button')}
        named={translate('talent.shortlist.named', { name: candidate.name })}
        isIcon={isIcon}
        onClick={() => setOpen(true)}
      />
      {open && <ShortlistDialog candidates={[candidate]} onClose={() => setOpen(false)} />}
    </>
  );
};
