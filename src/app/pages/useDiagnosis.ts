import { useCallback, useEffect, useState } from 'react';
import { askHealth, type Health } from '../../auth/askHealth.ts';
import { checkProfile, type ProfileCheck } from '../../auth/profile.ts';

interface Diagnosis {
  credentials: ProfileCheck | 'checking';
  /** Null if the server did not respond. */
  health: Health | null | undefined;
  checkedAt?: Date;
}

/** Asks the server about the session and its health; `check` asks again. */
export const useDiagnosis = () => {
  const [diagnosis, setDiagnosis] = useState<Diagnosis>({ credentials: 'checking', health: undefined });
  const [busy, setBusy] = useState(false);
  const check = useCallback(async () => {
    setBusy(true);
    const [credentials, health] = await Promise.all([checkProfile(), askHealth().catch(() => null)]);
    setDiagnosis({ credentials, health, checkedAt: new Date() });
    setBusy(false);
  }, []);
  useEffect(() => {
    check();
  }, [check]);
  return { ...diagnosis, busy, check };
};
