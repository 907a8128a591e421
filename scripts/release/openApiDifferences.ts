export type Schema = { [key: string]: unknown };
export type Description = {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
};
export type Difference = {
  /** The route or field, which the changelog must name if the difference is breaking. */
  what: string;
  how: string;
  isBreaking: boolean;
};

/** `input` is sent by clients, `output` is returned to them. */
type Direction = 'input' | 'output';
type Side = { before: Schema | undefined; after: Schema | undefined };
type Place = { what: string; direction: Direction; found: Difference[]; named: Named };
/** The named schemas of both descriptions. */
type Named = { before: Record<string, Schema>; after: Record<string, Schema> };

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The differences between two API descriptions, and whether each breaks existing clients. */
export const openApiDifferences = (before: Description, after: Description): Difference[] => {
  const found: Difference[] = [];
  const named = { before: before.components.schemas, after: after.components.schemas };
  const [old, now] = [operationsOf(before), operationsOf(after)];
  for (const [what, operation] of old) {
    const same = now.get(what);
    if (same) compareOperations(what, operation, same, { found, named });
    else found.push({ what, how: 'route removed', isBreaking: true });
  }
  for (const what of now.keys())
    if (!old.has(what)) found.push({ what, how: 'route added', isBreaking: false });
  for (const [noun, schema] of Object.entries(before.components.schemas)) {
    const same = after.components.schemas[noun];
    if (same) compare({ before: schema, after: same }, { what: noun, direction: 'output', found, named });
    else found.push({ what: noun, how: 'schema removed', isBreaking: true });
  }
  return found;
};

const operationsOf = ({ paths }: Description): Map<string, Schema> =>
  new Map(
    Object.entries(paths).flatMap(([path, described]) =>
      methods.flatMap((method) => {
        const operation = described[method];
        if (!isSchema(operation)) return [];
        const parameters = [...listOf(described.parameters), ...listOf(operation.parameters)];
        return [[`${method.toUpperCase()} ${path}`, { ...operation, parameters }] as const];
      }),
    ),
  );

const compareOperations = (
  route: string,
  before: Schema,
  after: Schema,
  { found, named }: Pick<Place, 'found' | 'named'>,
) => {
  const parametersOf = (operation: Schema) =>
    new Map(listOf(operation.parameters).map((one) => [`${route} ${one.in} ${one.name}`, one]));
  const [old, now] = [parametersOf(before), parametersOf(after)];
  for (const [what, parameter] of old) {
    const same = now.get(what);
    if (!same) found.push({ what, how: 'parameter removed', isBreaking: true });
    else {
      if (same.required === true && parameter.required !== true)
        found.push({ what, how: 'now required', isBreaking: true });
      // A value in JSON has its schema in its content.
      const read = parameter.content === undefined ? schemaIn : bodyOf;
      const side = { before: read(parameter), after: read(same) };
      compare(side, { what, direction: 'input', found, named });
    }
  }
  for (const [what, { required }] of now)
    if (!old.has(what)) found.push({ what, how: 'parameter added', isBreaking: required === true });

  const [sent, taken] = [bodyOf(before.requestBody), bodyOf(after.requestBody)];
  const body = { what: `${route} body`, direction: 'input' as const, found, named };
  if (!sent && taken && isSchema(after.requestBody) && after.requestBody.required === true)
    found.push({ what: body.what, how: 'now required', isBreaking: true });
  compare({ before: sent, after: taken }, body);
  for (const [status, answer] of Object.entries(isSchema(before.responses) ? before.responses : {})) {
    const other = isSchema(after.responses) ? after.responses[status] : undefined;
    const what = `${route} ${status}`;
    if (other === undefined) found.push({ what, how: 'answer removed', isBreaking: status.startsWith('2') });
    else
      compare({ before: bodyOf(answer), after: bodyOf(other) }, { what, direction: 'output', found, named });
  }
};

const compare = ({ before, after }: Side, place: Place): void => {
  if (!before || !after) return;
  if (sameReference(before, after)) {
    compareNamed(String(before.$ref), place);
    return;
  }
  const [old, now] = [variantsOf(before), variantsOf(after)];
  const { what, direction, found } = place;
  // Alternatives with several objects or arrays cannot be matched up, so any difference in them counts.
  if (isMixed(old) || isMixed(now)) {
    if (JSON.stringify(old) !== JSON.stringify(now))
      found.push({ what, how: 'alternatives changed', isBreaking: true });
    return;
  }
  for (const variant of old) {
    const same = now.find((one) => covers(one, variant));
    if (same) compareVariants({ before: variant, after: same }, place);
    else {
      const how =
        direction === 'input' ? `no longer takes ${typeOf(variant)}` : `is never ${typeOf(variant)} again`;
      found.push({ what, how, isBreaking: direction === 'input' });
    }
  }
  for (const variant of now)
    if (!old.some((one) => covers(variant, one) || covers(one, variant))) {
      const how = direction === 'input' ? `also takes ${typeOf(variant)}` : `may now be ${typeOf(variant)}`;
      found.push({ what, how, isBreaking: direction === 'output' });
    }
};

/**
 * Compares a named schema. As output it is compared on its own; as input it is compared here, once per path
 * to avoid endless recursion.
 */
const compareNamed = (reference: string, place: Place): void => {
  const name = reference.split('/').at(-1) ?? '';
  const { [name]: before, ...others } = place.named.before;
  if (place.direction === 'output' || !before) return;
  compare(
    { before, after: place.named.after[name] },
    { ...place, named: { ...place.named, before: others } },
  );
};

const compareVariants = ({ before, after }: Required<Side>, place: Place): void => {
  if (!before || !after) return;
  compareLimits(before, after, place);
  compareFields(before, after, place);
  compare(
    { before: partOf(before.items), after: partOf(after.items) },
    { ...place, what: `${place.what}[]` },
  );
  compare(
    { before: partOf(before.additionalProperties), after: partOf(after.additionalProperties) },
    { ...place, what: `${place.what}.*` },
  );
};

const compareFields = (before: Schema, after: Schema, { what, direction, found, named }: Place) => {
  if (before.properties === undefined && after.properties === undefined) return;
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const [asked, asks] = [requiredIn(before), requiredIn(after)];
  for (const [field, schema] of Object.entries(old)) {
    const place = { what: `${what}.${field}`, direction, found, named };
    const same = now[field];
    if (!same) {
      found.push({ what: place.what, how: 'field removed', isBreaking: true });
      continue;
    }
    const isAsked = asked.includes(field);
    if (direction === 'input' && !isAsked && asks.includes(field))
      found.push({ what: place.what, how: 'now required', isBreaking: true });
    if (direction === 'output' && isAsked && !asks.includes(field))
      found.push({ what: place.what, how: 'may now be missing', isBreaking: true });
    compare({ before: schema, after: same }, place);
  }
  for (const field of Object.keys(now)) {
    if (field in old) continue;
    const isNeeded = direction === 'input' && asks.includes(field);
    const how = isNeeded ? 'required field added' : 'field added';
    found.push({ what: `${what}.${field}`, how, isBreaking: isNeeded });
  }
};

/** Limits that matter for input only: narrower output does not break clients. */
const compareLimits = (before: Schema, after: Schema, { what, direction, found }: Place) => {
  const note = (how: string, isNarrower: boolean) =>
    found.push({ what, how, isBreaking: isNarrower && direction === 'input' });
  for (const limit of ['maximum', 'maxLength', 'maxItems'])
    noteLimit(limit, (old, now) => now < old, { before, after }, note);
  for (const limit of ['minimum', 'minLength', 'minItems'])
    noteLimit(limit, (old, now) => now > old, { before, after }, note);
  for (const rule of ['pattern', 'format'])
    if (before[rule] !== after[rule]) note(`${rule} ${wordFor(after[rule])}`, after[rule] !== undefined);
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (!old && now) note(`only ${now.join(', ')}`, true);
  const gone = now ? (old ?? []).filter((value) => !now.includes(value)) : [];
  const come = old ? (now ?? []).filter((value) => !old.includes(value)) : [];
  if (gone.length > 0) note(`values removed: ${gone.join(', ')}`, true);
  if (come.length > 0) note(`values added: ${come.join(', ')}`, false);
};

const noteLimit = (
  limit: string,
  isTighter: (old: number, now: number) => boolean,
  { before, after }: { before: Schema; after: Schema },
  note: (how: string, isNarrower: boolean) => void,
) => {
  const [old, now] = [before[limit], after[limit]];
  if (old === now) return;
  const isNarrower = typeof now === 'number' && (typeof old !== 'number' || isTighter(old, now));
  note(`${limit} ${wordFor(old)} → ${wordFor(now)}`, isNarrower);
};

const wordFor = (value: unknown): string => (value === undefined ? 'none' : String(value));

/** The alternatives of a schema, each with a single type. */
const variantsOf = (schema: Schema): Schema[] => {
  const alternatives = listOf(schema.anyOf ?? schema.oneOf);
  if (alternatives.length > 0) return alternatives.flatMap(variantsOf);
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
};
const isMixed = (variants: readonly Schema[]): boolean =>
  new Set(variants.map(typeOf)).size < variants.length;
const typeOf = ({ type, const: fixed, $ref }: Schema): string =>
  String(type ?? $ref ?? (fixed === undefined ? 'anything' : typeof fixed));
/** Whether every type that `narrow` allows is allowed by `wide`. */
const covers = (wide: Schema, narrow: Schema): boolean =>
  typeOf(wide) === typeOf(narrow) ||
  typeOf(wide) === 'anything' ||
  (typeOf(wide) === 'number' && typeOf(narrow) === 'integer');
const sameReference = (before: Schema, after: Schema): boolean =>
  typeof before.$ref === 'string' && before.$ref === after.$ref;

const valuesOf = ({ enum: values, const: fixed }: Schema): unknown[] | undefined =>
  Array.isArray(values) ? values : fixed === undefined ? undefined : [fixed];
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const partOf = (value: unknown): Schema | undefined => (isSchema(value) ? value : undefined);
const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const requiredIn = ({ required }: Schema): unknown[] => (Array.isArray(required) ? required : []);
const fieldsOf = ({ properties }: Schema): Record<string, Schema> =>
  isSchema(properties)
    ? Object.fromEntries(
        Object.entries(properties).flatMap(([name, one]) => (isSchema(one) ? [[name, one]] : [])),
      )
    : {};
const schemaIn = (holder: Schema): Schema | undefined => partOf(holder.schema);
/** The schema of the first content type of a request or response body. */
const bodyOf = (described: unknown): Schema | undefined => {
  if (!isSchema(described) || !isSchema(described.content)) return undefined;
  const [first] = Object.values(described.content);
  return isSchema(first) ? schemaIn(first) : undefined;
};
