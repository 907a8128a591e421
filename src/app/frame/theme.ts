import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { componentStyles } from './themeComponents.ts';

const shared: ThemeOptions = {
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    h4: { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.3 },
    h5: { fontSize: '1.25rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.25 },
    h6: { fontSize: '1rem', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.5 },
    subtitle1: { fontSize: '1rem', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.5 },
    subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem' },
    button: { fontWeight: 500, textTransform: 'none' },
  },
  components: componentStyles,
};

export const lightTheme = createTheme({
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: '#6330c9', light: '#8f6ee0', dark: '#4a1fa3', contrastText: '#ffffff' },
    secondary: { main: '#5f4b8b', light: '#8a77b5', dark: '#443468', contrastText: '#ffffff' },
    error: { main: '#b3203f' },
    warning: { main: '#9a5800' },
    info: { main: '#2b5fb0' },
    success: { main: '#1b7353' },
    background: { default: '#faf8ff', paper: '#ffffff' },
    text: { primary: '#1f1338', secondary: '#5a5070', disabled: '#756b8a' },
    divider: '#e4dcf5',
    action: { hover: '#f4f0fd', selected: '#ebe3fc', focus: '#ebe3fc' },
  },
});

export const darkTheme = createTheme({
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: '#b99dff', light: '#d3c1ff', dark: '#9a78f0', contrastText: '#1d1038' },
    secondary: { main: '#cbbce8', light: '#e2d8f5', dark: '#a896cf', contrastText: '#1d1038' },
    error: { main: '#ff9cab' },
    warning: { main: '#f0b765' },
    info: { main: '#9cc2ff' },
    success: { main: '#7fd6b0' },
    background: { default: '#130d22', paper: '#1c1430' },
    text: { primary: '#f4f0fc', secondary: '#bdb3d4', disabled: '#988eb3' },
    divider: '#35285a',
    action: { hover: '#251b3f', selected: '#32244f', focus: '#32244f' },
  },
});
