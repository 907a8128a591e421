import Box from '@mui/material/Box';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import type { SkillUse } from '../../../domain/contract/fields.ts';
import { Nothing } from './MoneyField.tsx';

/** Years and last month of use by skill, as far as known. */
export const SkillUsesField = ({ source }: { source: string }) => {
  const uses = (useFieldValue({ source }) as SkillUse[] | null | undefined) ?? [];
  const say = useSkillUse();
  if (uses.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, pl: { xs: 0, sm: 2 }, listStyle: { xs: 'none', sm: 'disc' } }}>
      {uses.map((use) => (
        <li key={use.skill}>{say(use)}</li>
      ))}
    </Box>
  );
};

/** "React: 5 years, last used October 2026". */
const useSkillUse = () => {
  const translate = useTranslate();
  const month = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return ({ skill, years, lastUsed }: SkillUse): string => {
    const known = [
      years === null ? '' : translate('skillUses.years', { smart_count: years }),
      lastUsed === null
        ? ''
        : translate('skillUses.last', { month: month.format(new Date(`${lastUsed}-01T00:00:00Z`)) }),
    ].filter(Boolean);
    return known.length > 0 ? `${skill}: ${known.join(', ')}` : skill;
  };
};
