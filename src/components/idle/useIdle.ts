import { useCallback, useEffect, useRef, useState } from 'react';
import { lastActiveKey } from '../../auth/sessionStore.ts';

interface Options {
  /** When off, activity is ignored. */
  on: boolean;
  minutes: number;
  warnSeconds: number;
  /** Called at intervals while the user is active, so that the server knows too. */
  onPulse: () => void;
  onIdle: () => void;
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const pulseSeconds = 40;
const second = 1000;

/** Without local storage, each tab tracks activity by itself. */
const writeElsewhere = (at: number) => {
  try {
    localStorage.setItem(lastActiveKey, String(at));
  } catch {
    return;
  }
};

/** Last activity in any tab of this browser, or in this one. */
const lastSign = (own: number) => Math.max(own, Number(localStorage.getItem(lastActiveKey)) || 0);

/**
 * Tracks activity. `left` is the number of seconds remaining once the warning is shown, after which only
 * `stay` counts as
 * activity.
 */
export const useIdle = ({ on, minutes, warnSeconds, onPulse, onIdle }: Options) => {
  const [left, setLeft] = useState<number | null>(null);
  const own = useRef(0);
  const told = useRef(0);
  const warned = useRef(false);
  const latest = useRef({ onPulse, onIdle });
  useEffect(() => {
    latest.current = { onPulse, onIdle };
  });

  const note = useCallback(() => {
    const now = Date.now();
    if (now - own.current < second) return;
    own.current = now;
    writeElsewhere(now);
  }, []);

  useEffect(() => {
    if (!on) return;
    const started = Date.now();
    own.current = started;
    told.current = started;
    writeElsewhere(started);
    const sign = () => {
      if (!warned.current) note();
    };
    const look = () => {
      const idle = Date.now() - lastSign(own.current);
      const rest = Math.ceil((minutes * 60 * second - idle) / second);
      warned.current = rest <= warnSeconds;
      if (rest <= 0) {
        clearInterval(timer);
        setLeft(null);
        latest.current.onIdle();
        return;
      }
      setLeft(warned.current ? rest : null);
      if (own.current > told.current && Date.now() - told.current >= pulseSeconds * second) {
        told.current = Date.now();
        latest.current.onPulse();
      }
    };
    const timer = setInterval(look, second);
    for (const name of signs) window.addEventListener(name, sign, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of signs) window.removeEventListener(name, sign);
      warned.current = false;
      setLeft(null);
    };
  }, [on, minutes, warnSeconds, note]);

  const stay = () => {
    warned.current = false;
    own.current = 0;
    note();
    told.current = Date.now();
    setLeft(null);
    latest.current.onPulse();
  };
  return { left, stay };
};
