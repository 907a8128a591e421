import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

interface Props {
  /** Names that no candidate on the market lists. */
  names: readonly string[];
  onChoose: (name: string, skill: string) => void;
}

/** The dictionary is loaded only for a name that the market does not know. */
const meantBy = async (names: readonly string[]) => {
  const [{ loadDictionary }, { skillMeant }] = await Promise.all([
    import('../../../domain/skills/dictionary/loadDictionary.ts'),
    import('../../../domain/skills/dictionary/skillMeant.ts'),
  ]);
  const dictionary = await loadDictionary();
  return names.flatMap((name) => {
    const skill = skillMeant(name, dictionary);
    return skill === null ? [] : [{ name, skill }];
  });
};

/** Suggests "Kubernetes?" for "Kubernets"; one click replaces the name. */
export const MeantSkills = ({ names, onChoose }: Props) => {
  const translate = useTranslate();
  const { data: meant = [] } = useQuery({
    queryKey: ['meantSkills', names],
    queryFn: () => meantBy(names),
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (names.length === 0 || meant.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('jobPostings.form.meant')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}
    >
      {meant.map(({ name, skill }) => (
        <Chip
          key={name}
          size="small"
          color="warning"
          variant="outlined"
          label={translate('jobPostings.form.meantSkill', { skill })}
          aria-label={translate('jobPostings.form.meantInstead', { name, skill })}
          onClick={() => onChoose(name, skill)}
        />
      ))}
    </Box>
  );
};
