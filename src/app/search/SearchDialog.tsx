import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { foldText, wordsToFind } from '../../../domain/search/foldText.ts';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { useArea } from '../AreaContext.ts';
import { type Found, fewestCharacters, useFound } from './useFound.ts';

/** The console's own pages whose names contain the text. */
const usePages = (text: string): Found[] => {
  const translate = useTranslate();
  const { basename, menu } = useArea();
  const user = useSession()?.user;
  const group = translate('shell.search.pages');
  return menu
    .flatMap(({ entries }) => entries)
    .filter(({ resource }) => !resource || mayAccess(user, 'list', resource))
    .map(({ labelKey, path }) => ({
      to: path === '/' ? basename : basename + path,
      group,
      name: translate(labelKey),
      detail: '',
    }))
    .filter(({ name }) => wordsToFind(text).every((word) => foldText(name).includes(word)));
};

/** Searches pages and rows of the whole console; the arrow keys choose, and Enter opens. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [text, setText] = useState('');
  const pages = usePages(text);
  const { found, isSearching, isError } = useFound(text);
  const options = [...pages, ...found];
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Found>({
      open: true,
      options,
      value: null,
      inputValue: text,
      filterOptions: (all) => all,
      groupBy: ({ group }) => group,
      getOptionLabel: ({ name }) => name,
      getOptionKey: ({ to }) => to,
      isOptionEqualToValue: (one, other) => one.to === other.to,
      autoHighlight: true,
      clearOnBlur: false,
      onInputChange: (_, typed, reason) => reason === 'input' && setText(typed),
      onChange: (_, chosen) => {
        if (!chosen) return;
        onClose();
        navigate(chosen.to);
      },
      onClose: (_, reason) => reason === 'escape' && onClose(),
    });
  const { ref, ...input } = getInputProps() as ReturnType<typeof getInputProps> & {
    ref: React.Ref<HTMLInputElement>;
  };
  const state = isSearching
    ? translate('shell.search.searching')
    : isError
      ? translate('shell.search.failed')
      : options.length === 0 && text.trim().length >= fewestCharacters
        ? translate('shell.search.none', { text: text.trim() })
        : '';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={fullScreen}
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('shell.search.title'),
          sx: { mt: { sm: '12vh' }, maxHeight: { sm: '70vh' } },
        },
      }}
    >
      <Box
        {...getRootProps()}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon color="action" />
        <InputBase
          fullWidth
          autoFocus
          placeholder={translate('shell.search.placeholder')}
          inputRef={ref}
          inputProps={{ ...input, 'aria-label': translate('shell.search.title'), autoFocus: true }}
          sx={{ fontSize: 16 }}
        />
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography role="status" color="textSecondary" sx={state ? { px: 2.5, py: 1.5 } : undefined}>
        {state}
      </Typography>
      {options.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          aria-label={translate('shell.search.results')}
          sx={{ m: 0, p: 1, overflowY: 'auto', listStyle: 'none' }}
        >
          {groupedOptions.map(({ key, group, index, options: rows }) => (
            <li key={key} role="none">
              <Typography component="div" aria-hidden sx={head}>
                {group}
              </Typography>
              <Box component="ul" role="group" aria-label={group} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {rows.map((option, place) => {
                  const { key: own, ...props } = getOptionProps({ option, index: index + place });
                  return (
                    <Box component="li" key={own} {...props} sx={line}>
                      <Typography component="span" sx={{ fontSize: 14 }}>
                        {option.name}
                      </Typography>
                      <Typography component="span" variant="body2" color="textSecondary" noWrap>
                        {option.detail}
                      </Typography>
                    </Box>
                  );
                })}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Dialog>
  );
};

const head = { px: 1.5, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' } as const;
const line = {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 1.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  px: 1.5,
  py: 1,
  borderRadius: '8px',
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.selected' },
} as const;
