import { fill } from '../../../domain/words/fill.ts';
import { useSession } from '../../auth/useSession.ts';
import { stopView } from '../../auth/view.ts';
import { useShell } from '../../i18n/useShell.ts';

/**
 * On every page while an operator views as another person: their name, that it is read-only, and how to end
 * it.
 */
export const ViewBanner = () => {
  const { viewing: words } = useShell();
  const user = useSession()?.user;
  if (!user?.viewing) return null;
  const name = user.fullName ?? user.email;
  return (
    <section className="view-banner" aria-label={words.label}>
      <p className="view-banner-text">{fill(words.text, { name, company: user.viewing.company })}</p>
      <button type="button" onClick={stopView}>
        {words.stop}
      </button>
    </section>
  );
};
