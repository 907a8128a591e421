import { useTranslate } from 'react-admin';
import { chooseColourScheme, useColourScheme } from '../../components/colourScheme.ts';

/** Changes between light and dark, with the label of the button that does. */
export const useSchemeSwitch = () => {
  const translate = useTranslate();
  const isDark = useColourScheme() === 'dark';
  return {
    label: translate(isDark ? 'shell.toLight' : 'shell.toDark'),
    switchScheme: () => chooseColourScheme(isDark ? 'light' : 'dark'),
  };
};
