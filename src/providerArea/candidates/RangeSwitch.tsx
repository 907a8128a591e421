import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { candidateRanges } from '../../../domain/insight/candidate.ts';

/** The period in days, kept in the address. */
export const useDays = (): [number, (days: number) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days'));
  const days = candidateRanges.find((range) => range === asked) ?? candidateRanges[0];
  return [days, (chosen) => setSearch({ days: String(chosen) }, { replace: true })];
};

export const RangeSwitch = () => {
  const translate = useTranslate();
  const [days, setDays] = useDays();
  return (
    <ToggleButtonGroup
      exclusive
      value={days}
      aria-label={translate('bench.person.range')}
      onChange={(_, chosen: number | null) => chosen && setDays(chosen)}
    >
      {candidateRanges.map((range) => (
        <ToggleButton key={range} value={range}>
          {translate('bench.person.days', { days: range })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
