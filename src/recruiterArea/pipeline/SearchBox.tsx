import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** Typing is answered when it rests for a moment. In milliseconds. */
const rest = 300;

/** Asks for a name or a title. */
export const SearchBox = ({ q, onChange }: { q: string; onChange: (q: string) => void }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(q);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => onChange(typed.trim()), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      size="small"
      type="search"
      margin="none"
      label={translate('pipeline.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}
    />
  );
};
