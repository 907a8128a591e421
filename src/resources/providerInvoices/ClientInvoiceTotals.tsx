import { useLocale, useTranslate } from 'react-admin';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { currencyFigures } from '../../components/tiles/currencyFigures.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { shownPlatform } from '../../platform/shownPlatform.ts';

/** Open and paid amounts by currency, and the commission for those who may see it. */
export const ClientInvoiceTotals = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, refetch } = useInsight('clientInvoiceFigures', {});
  const options = { fallback: shownPlatform().currency, locale };
  return (
    <CountedTiles asked={[{ error, total: data && 1, refetch }]}>
      <StatTile label={translate('clientInvoices.open')} {...currencyFigures(data?.open, options)} />
      <StatTile label={translate('clientInvoices.paid')} {...currencyFigures(data?.paid, options)} />
      {data?.commission && (
        <StatTile
          label={translate('clientInvoices.commissions')}
          {...currencyFigures(data.commission, options)}
        />
      )}
    </CountedTiles>
  );
};
