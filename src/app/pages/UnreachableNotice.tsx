import { useEffect, useState } from 'react';
import type { ProfileCheck } from '../../auth/profile.ts';
import { useShell } from '../../i18n/useShell.ts';

const shownFor = 6000;

/** Shown for six seconds at the top if the server could not be asked about the session at start. */
export const UnreachableNotice = ({ profile }: { profile: Promise<ProfileCheck> }) => {
  const shell = useShell();
  const [shown, show] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    profile.then((outcome) => {
      if (left || outcome !== 'unreachable') return;
      show(true);
      timer = setTimeout(() => show(false), shownFor);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [profile]);
  return (
    <p className="notice" role="alert">
      {shown && shell.unreachable}
    </p>
  );
};
