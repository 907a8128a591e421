import { useTranslate } from 'react-admin';
import { saveFile } from '../../components/download/saveFile.ts';
import { addDemoNews, useDemoNews } from '../../demo/demoNews.ts';

const download = async () => {
  const { unreadableChanges } = await import('../../demo/start.ts');
  const text = JSON.stringify(unreadableChanges(), null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), 'talentbench-demo-changes.json');
};

const discard = async () => {
  const { dropUnreadableChanges } = await import('../../demo/start.ts');
  dropUnreadableChanges();
};

/** In the demo: says what became of the changes stored in this browser. */
export const DemoBanner = () => {
  const translate = useTranslate();
  const { wasReset, unreadable } = useDemoNews();
  if (!wasReset && !unreadable) return null;
  return (
    <section className="maintenance-banner demo-banner" aria-label={translate('demo.news.label')}>
      <p className="maintenance-text" role="status">
        {unreadable
          ? translate(unreadable.rows === null ? 'demo.news.unreadable' : 'demo.news.unreadableRows', {
              smart_count: unreadable.rows ?? 0,
            })
          : translate('demo.news.reset')}
      </p>
      {unreadable ? (
        <>
          <button type="button" className="said" onClick={download}>
            {translate('demo.news.download')}
          </button>
          <button type="button" className="said" onClick={discard}>
            {translate('demo.news.discard')}
          </button>
        </>
      ) : (
        <button
          type="button"
          aria-label={translate('demo.news.dismiss')}
          onClick={() => addDemoNews({ wasReset: false })}
        >
          ×
        </button>
      )}
    </section>
  );
};
