import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Service } from '../../api/service.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { flattened } from './flattened.ts';

const form = (name: string, fields: z.ZodRawShape) =>
  z.strictObject({ puzzle: z.enum([name]).meta({ description: name }), ...fields }).meta({ title: name });
const union = z.discriminatedUnion('puzzle', [
  form('a', { text: z.string().describe('letters'), level: z.int().optional(), way: z.enum(['x', 'y']).optional() }),
  form('b', { text: z.string().describe('digits'), way: z.enum(['y', 'z']) }),
]);

describe('forms laid over each other', () => {
  const flat = flattened(union);
  const fields = flat.properties as Record<string, z.core.JSONSchema.BaseSchema>;

  it('are one object that demands what all demand', () => {
    expect(flat.type).toBe('object');
    expect(flat.required).toEqual(['puzzle', 'text']);
  });

  it('take the values of all', () => {
    expect(fields.puzzle).toEqual({ type: 'string', enum: ['a', 'b'] });
    expect(fields.way?.enum).toEqual(['x', 'y', 'z']);
    expect(fields.level?.type).toBe('integer');
  });

  it('say what each says about a field', () => {
    expect(fields.text?.description).toBe('a: letters\nb: digits');
  });
});

describe('the schemas of the tools', () => {
  it('have no alternatives at the top, which services behind assistants refuse, and every field of every puzzle', async () => {
    const service = await Service.open(catalogue);
    for (const schema of Object.values(service.schemas('en').requests)) {
      const flat = flattened(schema as z.ZodType);
      expect(flat).not.toHaveProperty('oneOf');
      expect(flat).not.toHaveProperty('anyOf');
      const forms = (z.toJSONSchema(schema as z.ZodType, { io: 'input' }).oneOf ??
        []) as z.core.JSONSchema.BaseSchema[];
      expect(forms.length).toBeGreaterThan(0);
      for (const { properties = {} } of forms) {
        for (const [name, field] of Object.entries(properties)) {
          const shown = (flat.properties as Record<string, z.core.JSONSchema.BaseSchema>)[name];
          expect(shown, name).toBeDefined();
          for (const value of (field as z.core.JSONSchema.BaseSchema).enum ?? []) expect(shown?.enum).toContain(value);
        }
      }
    }
  });
});
