import type { ReactNode } from 'react';
import { useShell } from '../../i18n/useShell.ts';
import { ViewBanner } from '../frame/ViewBanner.tsx';

/** A page outside the consoles, without their libraries. */
export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const shell = useShell();
  return (
    <>
      <title>{`${title} · ${shell.brand}`}</title>
      <header className="plain-bar">
        <a href="/">
          <img src="/favicon.svg" alt="" width={30} height={30} />
          {shell.brand}
        </a>
      </header>
      <main className="plain">{children}</main>
      <ViewBanner />
    </>
  );
};
