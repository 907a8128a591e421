import { lazy, Suspense } from 'react';
import type { PasskeyProps } from './PasskeyButton.tsx';

const Button = lazy(async () => ({ default: (await import('./PasskeyButton.tsx')).PasskeyButton }));

/** Loaded with the dialog, as consoles load the dialogs too and use no passkey before a later page. */
export const LazyPasskeyButton = (props: PasskeyProps) => (
  <Suspense>
    <Button {...props} />
  </Suspense>
);
