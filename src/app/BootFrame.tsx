import { useShell } from '../i18n/useShell.ts';

/** The console's outline while its code loads, so that the layout does not shift. */
export const BootFrame = () => {
  const shell = useShell();
  return (
    <div className="boot" role="status" aria-label={shell.loading}>
      <div className="boot-side" />
      <div className="boot-bar" />
      <div className="boot-line" />
      <div className="boot-brand">{shell.brand}</div>
    </div>
  );
};
