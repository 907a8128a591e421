import { DataTable } from 'ra-ui-materialui';
import { AvailabilityField } from './AvailabilityField.tsx';

/** A column with when each candidate is free. */
export const availabilityColumn = (
  <DataTable.Col key="availability" source="availability">
    <AvailabilityField />
  </DataTable.Col>
);
