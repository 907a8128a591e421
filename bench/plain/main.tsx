import fakeDataProvider from 'ra-data-fakerest';
import { Admin, Datagrid, EmailField, List, NumberField, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const people = Array.from({ length: 60 }, (_, place) => ({
  id: place + 1,
  name: `Person ${place + 1}`,
  title: ['Data Engineer', 'React Developer', 'Cloud Architect'][place % 3],
  email: `person${place + 1}@bench.example`,
  rate: 50 + place,
}));

const PeopleList = () => (
  <List>
    <Datagrid>
      <TextField source="id" />
      <TextField source="name" />
      <TextField source="title" />
      <EmailField source="email" />
      <NumberField source="rate" />
    </Datagrid>
  </List>
);

/**
 * The result of react-admin's tutorial: one list, the default theme and layout, rows in memory, no sign-in.
 */
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={fakeDataProvider({ people })} disableTelemetry>
      <Resource name="people" list={PeopleList} />
    </Admin>,
  );
