import { useListContext } from 'ra-core';
import { RateLimitInputs } from './RateLimitInputs.tsx';

/** The highest hourly rate of the candidates of the list. */
export const RateLimit = () => {
  const { filterValues, setFilters } = useListContext();
  const { rateUpTo, rateCurrency, ...others } = filterValues;
  return (
    <RateLimitInputs
      value={rateUpTo === undefined ? null : { upTo: rateUpTo, currency: rateCurrency }}
      onChange={(limit) =>
        setFilters(limit ? { ...others, rateUpTo: limit.upTo, rateCurrency: limit.currency } : others)
      }
    />
  );
};
