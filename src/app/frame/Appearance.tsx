import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useColourScheme } from '../../components/colourScheme.ts';
import { cspNonce } from '../../components/cspNonce.ts';
import { darkTheme, lightTheme } from './theme.ts';

const styleCache = createCache({ key: 'tb', nonce: cspNonce(), prepend: true });

/** The consoles' theme in the chosen color scheme, with styles that the content security policy allows. */
export const Appearance = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache}>
    <ThemeProvider theme={useColourScheme() === 'dark' ? darkTheme : lightTheme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
