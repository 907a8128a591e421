import { useListContext } from 'react-admin';
import { RateLimitInputs } from './RateLimitInputs.tsx';

/** The filter for the maximum hourly rate in the list of candidates. */
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
