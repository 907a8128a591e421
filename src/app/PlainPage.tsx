import type { ReactNode } from 'react';
import { shell } from '../i18n/en/shell.ts';

/** A page outside the consoles, free of their libraries. */
export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <title>{`${title} · ${shell.brand}`}</title>
    <header className="plain-bar">
      <a href="/">
        <img src="/favicon.svg" alt="" width={30} height={30} />
        {shell.brand}
      </a>
    </header>
    <main className="plain">{children}</main>
  </>
);
