import LockIcon from '@mui/icons-material/LockOutlined';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { NounField } from '../components/fields/NounField.tsx';

/** A candidate whose name and provider this recruiter does not know yet is read without its company. */
export const isMaskedHere = ({ companyId }: { companyId: string | null }): boolean => companyId === null;

const useProviderWords = () => {
  const translate = useTranslate();
  return ({ providerVerified }: Candidate) =>
    translate(providerVerified ? 'screens.verifiedProvider' : 'screens.maskedProvider');
};

/** The provider of the candidate in context, or whether it is verified, as long as it is not named. */
export const ProviderName = () => {
  const candidate = useRecordContext<Candidate>();
  const wordsFor = useProviderWords();
  if (!candidate) return null;
  return isMaskedHere(candidate) ? (
    <span>{wordsFor(candidate)}</span>
  ) : (
    <NounField source="companyId" dense />
  );
};

/** Who offers a masked candidate and when its name is shown: one line, empty for any other candidate. */
export const MaskedLine = ({ inFull }: { inFull?: boolean }) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const wordsFor = useProviderWords();
  if (!candidate || !isMaskedHere(candidate)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={look}>
      <LockIcon aria-hidden sx={{ fontSize: 16, mt: 0.25 }} />
      <span>
        {inFull
          ? translate('talent.masked.how')
          : translate('talent.masked.card', { provider: wordsFor(candidate) })}
      </span>
    </Typography>
  );
};

const look = { display: 'flex', alignItems: 'flex-start', gap: 0.5 };
