import { shell } from '../i18n/en/shell.ts';

/** The console's outline while its code arrives: the page does not jump when the real one takes over. */
export const BootFrame = () => (
  <div className="boot" role="status" aria-label={shell.loading}>
    <div className="boot-side" />
    <div className="boot-bar" />
    <div className="boot-line" />
    <div className="boot-brand">{shell.brand}</div>
  </div>
);
