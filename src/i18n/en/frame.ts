/** Changes to react-admin’s own English texts. All others stay as react-admin has them. */
export const frame = {
  ra: {
    action: { show: 'View' },
    message: {
      invalid_form: 'Check the highlighted fields.',
      select_all_limit_reached: 'Only the first %{max} items were selected.',
      unsaved_changes: 'You have unsaved changes. Do you want to discard them?',
    },
    notification: {
      updated: 'Changes saved |||| %{smart_count} items updated',
      created: 'Item created',
      deleted: 'Item deleted |||| %{smart_count} items deleted',
      bad_item: 'This item is not valid',
      item_doesnt_exist: 'This item does not exist or was deleted',
    },
    sort: { sort_by: 'Sort by %{field}, %{order}' },
  },
};
