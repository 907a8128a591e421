import BookmarkIcon from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ShortlistDialog } from './ShortlistDialog.tsx';

/** Adds the candidate in context to a pool. */
export const ShortlistButton = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const canAccess = useMay('create', 'talentPoolMembers');
  if (!candidate || !canAccess) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<BookmarkIcon />}
        aria-label={translate('talent.shortlist.named', { name: candidate.name })}
        onClick={() => setOpen(true)}
      >
        {translate('talent.shortlist.button')}
      </Button>
      {open && <ShortlistDialog candidates={[candidate]} onClose={() => setOpen(false)} />}
    </>
  );
};
