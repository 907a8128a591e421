import { useListContext } from 'react-admin';
import { OverlapInputs } from './OverlapInputs.tsx';

/** The overlap of working hours that the candidates of the list must have. */
export const OverlapFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const { overlapHours: hours, overlapZone: zone, ...others } = filterValues;
  return (
    <OverlapInputs
      value={hours === undefined ? null : { hours, zone }}
      onChange={(overlap) =>
        setFilters(overlap ? { ...others, overlapHours: overlap.hours, overlapZone: overlap.zone } : others)
      }
    />
  );
};
