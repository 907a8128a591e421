import { Form } from 'react-admin';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { RolesInput } from './RolesInput.tsx';

export default {
  title: 'Inputs/Roles',
  component: RolesInput,
  args: { source: 'roles', label: 'Roles' },
  render: (args) => (
    <Form record={{ id: 1, currency: 'USD' }}>
      <RolesInput {...args} />
    </Form>
  ),
  parameters: { noun: 'requisitions' },
} satisfies Meta<typeof RolesInput>;

export const Empty: StoryObj<typeof RolesInput> = {};

export const Filled: StoryObj<typeof RolesInput> = {
  render: (args) => (
    <Form
      record={{
        id: 1,
        currency: 'USD',
        roles: [
          {
            title: 'Data Engineer',
            skills: ['Python', 'SQL'],
            minExperience: 4,
            headCount: 2,
            rateMin: 6000,
            rateMax: 8000,
          },
          {
            title: 'Tester',
            skills: [],
            minExperience: null,
            headCount: 1,
            rateMin: null,
            rateMax: null,
          },
        ],
      }}
    >
      <RolesInput {...args} />
    </Form>
  ),
};
