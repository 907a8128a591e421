import type { ReactNode } from 'react';
import { useShell } from '../../i18n/useShell.ts';
import { inSite } from '../../platform/siteAddress.ts';
import { ViewBanner } from '../frame/ViewBanner.tsx';

/** A page outside the consoles, without their libraries. */
export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const shell = useShell();
  return (
    <>
      <title>{`${title} · ${shell.brand}`}</title>
      <header className="plain-bar">
        <a href={inSite('/')}>
          <img src={inSite('/favicon.svg')} alt="" width={30} height={30} />
          {shell.brand}
        </a>
      </header>
      <main className="plain">{children}</main>
      <ViewBanner />
    </>
  );
};
