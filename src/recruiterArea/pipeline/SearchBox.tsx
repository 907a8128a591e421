import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const rest = 300;

/** Searches by name or title. */
export const SearchBox = ({ q, onChange }: { q: string; onChange: (q: string) => void }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(q);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the timer
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
