import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetMany, useListContext, useLocale, useTranslate } from 'react-admin';
import type { Company } from '../../domain/contract/accounts/companies.ts';
import {
  bandName,
  type CandidateFacets,
  experienceBands,
  type FacetCount,
} from '../../domain/insight/candidateFacets.ts';

/** The numbers of chips of each row. */
const mostSkills = 8;
const mostProviders = 5;

/**
 * The most frequent skills and providers, and the bands of experience, with how many candidates have each under
 * the present filters. Each chip sets or clears its filter.
 */
export const FacetChips = ({ facets }: { facets: CandidateFacets | undefined }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const providers = facets?.companyId.slice(0, mostProviders) ?? [];
  const { data: companies = [] } = useGetMany<Company>(
    'companies',
    { ids: providers.map(({ value }) => value) },
    { enabled: providers.length > 0 },
  );
  const nameOf = (id: string) => companies.find((company) => company?.id === id)?.name ?? id;
  if (!facets) return null;
  const change = (changes: Record<string, unknown>) =>
    setFilters(
      Object.fromEntries(
        Object.entries({ ...filterValues, ...changes }).filter(([, value]) => value !== undefined),
      ),
    );
  const chosen: string[] = filterValues.skills_inc_any ?? [];
  const toggleSkill = (skill: string) => {
    const skills = chosen.includes(skill) ? chosen.filter((one) => one !== skill) : [...chosen, skill];
    change({ skills_inc_any: skills.length ? skills : undefined });
  };
  const { experience_gte: from, experience_lte: to } = filterValues;
  const bands = experienceBands.flatMap((band) => {
    const found = facets.experience.find(({ value }) => value === bandName(band));
    return found ? [{ ...found, band, isOn: from === band.from && (to ?? null) === band.to }] : [];
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1, mb: 0.5 }}>
      <Row
        label={translate('talent.facets.skills')}
        counts={facets.skills.slice(0, mostSkills)}
        isOn={(skill) => chosen.includes(skill)}
        onToggle={toggleSkill}
      />
      <Row
        label={translate('talent.facets.experience')}
        counts={bands}
        nameOf={(value) => value.replace('-', '–').replace(/–$/, '+')}
        isOn={(value) => bands.some((one) => one.value === value && one.isOn)}
        onToggle={(value) => {
          const one = bands.find((known) => known.value === value);
          if (!one) return;
          change(
            one.isOn
              ? { experience_gte: 0, experience_lte: undefined }
              : { experience_gte: one.band.from, experience_lte: one.band.to ?? undefined },
          );
        }}
      />
      <Row
        label={translate('talent.facets.providers')}
        counts={providers}
        nameOf={nameOf}
        isOn={(id) => filterValues.companyId === id}
        onToggle={(id) => change({ companyId: filterValues.companyId === id ? undefined : id })}
      />
    </Box>
  );
};

interface RowProps {
  label: string;
  counts: readonly FacetCount[];
  nameOf?: (value: string) => string;
  isOn: (value: string) => boolean;
  onToggle: (value: string) => void;
}

const Row = ({ label, counts, nameOf = (value) => value, isOn, onToggle }: RowProps) => {
  const id = useId();
  const locale = useLocale();
  if (counts.length === 0) return null;
  return (
    <Box>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {counts.map(({ value, count }) => (
          <Chip
            key={value}
            size="small"
            variant={isOn(value) ? 'filled' : 'outlined'}
            color={isOn(value) ? 'primary' : 'default'}
            label={`${nameOf(value)} ${count.toLocaleString(locale)}`}
            aria-pressed={isOn(value)}
            onClick={() => onToggle(value)}
          />
        ))}
      </Box>
    </Box>
  );
};
