/** The words for nouns and their fields, as `resources.<noun>.name` and `resources.<noun>.fields.<field>`. */
export const resourceLabels: Record<string, { name: string; fields?: Record<string, string> }> = {};
