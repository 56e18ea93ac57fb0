/** What a schema finds wrong with a request, in one sentence with the name of the field. */
import type { z } from 'zod';
import { shown, type Text } from '../contract/index.ts';
import { engineText } from '../engine/texts.ts';
import { type Failure, failed, type Outcome } from './failure.ts';
import { apiText } from './texts.ts';

type Issue = z.core.$ZodIssue;

/** Reads a request by its schema. */
export function read<T>(schema: z.ZodType<T>, given: unknown): Outcome<T> {
  const read = schema.safeParse(given);
  return read.success ? { ok: true, value: read.data } : { ok: false, failure: malformed(read.error.issues, given) };
}

/** The first thing that is wrong. */
export function malformed(issues: readonly Issue[], given: unknown): Failure {
  const issue = deepest(issues[0]!);
  const field = issue.path.map(String).join('.');
  if (field === '' && issue.code === 'invalid_type') return failed('malformed', engineText('no-request')).failure;
  const extra = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''].map(String).join('.') : field;
  return failed('malformed', wording(issue, shown(extra), valueAt(given, issue.path) === undefined), shown(extra))
    .failure;
}

/** Of a union, what is wrong with the first alternative says the most; the puzzle tells which alternative is meant. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors[0]?.[0];
  return inner ? deepest({ ...inner, path: [...issue.path, ...inner.path] } as Issue) : issue;
}

function wording(issue: Issue, field: string, isMissing: boolean): Text {
  if (isMissing && issue.code !== 'unrecognized_keys') return apiText('field-missing', { field });
  switch (issue.code) {
    case 'invalid_type':
      return apiText('field-kind', { field, kind: kindOf(issue.expected) });
    case 'invalid_value':
      return apiText('field-value', { field, known: issue.values.map(String).join(', ') });
    case 'too_small':
      if (issue.inclusive === false) return apiText('field-above', { field, bound: Number(issue.minimum) });
      return apiText('field-least', { field, least: Number(issue.minimum) });
    case 'too_big':
      return apiText('field-most', { field, most: Number(issue.maximum) });
    case 'unrecognized_keys':
      return apiText('field-unknown', { field });
    case 'invalid_union':
      if (typeof issue.discriminator === 'string') return apiText('field-value', { field, known: optionsOf(issue) });
      return apiText('field-wrong', { field });
    default:
      return apiText('field-wrong', { field });
  }
}

const optionsOf = (issue: Issue): string =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.map(String).join(', ') : '';

function kindOf(expected: string): Text {
  switch (expected) {
    case 'string':
      return engineText('kind-text');
    case 'number':
      return engineText('kind-number');
    case 'int':
      return apiText('kind-whole');
    case 'boolean':
      return apiText('kind-switch');
    case 'array':
      return apiText('kind-list');
    default:
      return apiText('kind-object');
  }
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
