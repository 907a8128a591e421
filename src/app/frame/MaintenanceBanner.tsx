import { useEffect, useReducer, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Announcement } from '../../../domain/maintenance/announcement.ts';
import { useSession } from '../../auth/useSession.ts';
import { writeMoment, writeSpan } from '../../components/fields/writeDay.ts';
import { countDown } from '../../components/maintenance/countDown.ts';
import { useMaintenance } from '../../components/maintenance/useMaintenance.ts';

const keptAs = 'maintenanceHidden';
/** Dismissed until it starts; a new or rescheduled maintenance is announced again. */
const nameOf = ({ id, startsAt, priority }: Announcement) => `${id} ${startsAt} ${priority}`;

/**
 * At the bottom of every page: an upcoming or current maintenance. It covers no content and disappears by
 * itself.
 */
export const MaintenanceBanner = () => {
  const translate = useTranslate();
  const { maintenance, now } = useMaintenance();
  const [hidden, hide] = useState(() => localStorage.getItem(keptAs));
  if (!maintenance || (!maintenance.underWay && hidden === nameOf(maintenance))) return null;
  const dismiss = () => {
    localStorage.setItem(keptAs, nameOf(maintenance));
    hide(nameOf(maintenance));
  };
  return (
    <section className="maintenance-banner" aria-label={translate('maintenance.banner.label')}>
      <p className="maintenance-text" role="status">
        <Words {...maintenance} />
      </p>
      <Left maintenance={maintenance} now={now} />
      {!maintenance.underWay && (
        <button type="button" onClick={dismiss} aria-label={translate('maintenance.banner.dismiss')}>
          ×
        </button>
      )}
    </section>
  );
};

const Words = ({ title, message, startsAt, endsAt, underWay }: Announcement) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const operator = useSession()?.user?.userType === 'admin';
  const said = !underWay ? 'soon' : operator ? 'operators' : 'underWay';
  const span = underWay ? { until: writeMoment(endsAt, locale) } : writeSpan(startsAt, endsAt, locale);
  const words = { title, ...span };
  return [translate(`maintenance.banner.${said}`, words), message].filter(Boolean).join(' ');
};

const Left = ({ maintenance, now }: { maintenance: Announcement; now: () => Date }) => {
  const translate = useTranslate();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const { underWay, startsAt, endsAt } = maintenance;
  const left = countDown(Date.parse(underWay ? endsAt : startsAt) - now().getTime());
  return (
    left && (
      <span className="maintenance-left" role="timer">
        {translate(`maintenance.banner.${underWay ? 'ends' : 'begins'}`, { left })}
      </span>
    )
  );
};
