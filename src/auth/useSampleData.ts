import { useEffect, useState } from 'react';
import { askHealth } from './askHealth.ts';

/** True once the server reports sample data; otherwise false. */
export const useSampleData = () => {
  const [sampleData, setSampleData] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    askHealth(leaving.signal)
      .then((health) => setSampleData(health.sampleData === true))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return sampleData;
};
